import type { Mark } from "../../../../domain/marks/mark.ts";
import { markedParts } from "../../../../renderers/flow/marked-parts.ts";

interface MarkMirrorProps {
  text: string;
  marks: readonly Mark[];
  /** The box and the letters of the field that it lies over. */
  className: string;
}

const TAGS = { bold: "strong", italic: "em" } as const;

/** The words of a field as the page will write them, letter for letter over its own, which are not seen then. For eyes alone. */
export function MarkMirror({ text, marks, className }: MarkMirrorProps) {
  let at = 0;
  return (
    <div
      aria-hidden="true"
      data-mirror={text}
      className={`${className} mark-mirror border-transparent! bg-transparent!`}
    >
      <div>
        {markedParts(text, marks).map(({ text: words, face, href }) => {
          const Tag = face ? TAGS[face] : "span";
          const key = at;
          at += words.length;
          return (
            <Tag key={key} data-link={href === undefined ? undefined : ""}>
              {words}
            </Tag>
          );
        })}
        {/* A line that nothing stands in yet is as high as any other. */}
        {text.endsWith("\n") && "\u200b"}
      </div>
    </div>
  );
}
