import type { TextNode } from "../../domain/document/nodes.ts";
import { markedParts, withParts } from "./marked-parts.ts";
import { piecesOf } from "./pieces.ts";
import type { Run } from "./rows.ts";

export function runOf(node: TextNode, width: number, size: number): Run {
  const run = bareRun(node);
  const pieces = piecesOf(node.text, width, size);
  if (node.marks) {
    // A link inside a link is none.
    const marks = node.href === undefined ? node.marks : node.marks.filter(({ kind }) => kind !== "link");
    run.pieces = withParts(pieces ?? [{ text: node.text, kind: "plain" }], markedParts(node.text, marks));
  } else if (pieces) run.pieces = pieces;
  return run;
}

// Wide letters included, so short a text never overflows the line it keeps to.
export function solidRun(node: TextNode, width: number, size: number): Run {
  const isShort = !node.marks && node.text.length * size < width;
  return isShort ? { ...bareRun(node), solid: true } : runOf(node, width, size);
}

function bareRun({ text, direction, pointer, href }: TextNode): Run {
  return href === undefined ? { text, direction, pointer } : { text, direction, pointer, href };
}
