import { z } from "zod";
import { lacksIds } from "../../domain/resume/identity/identify.ts";
import { propertyOf } from "../user-info.ts";
import { type DraftContent, readContent, readContentOn } from "./draft-content.ts";
import { type History, NO_HISTORY, type Step } from "./history.ts";
import { historyWithIds } from "./history-with-ids.ts";

/** A save that was under way when the page went; it is repeated word for word. */
export interface KeptSave {
  readonly saveId: string;
  readonly base: number | null;
  readonly content: DraftContent;
  readonly decided: boolean;
}

/** A draft as the device keeps it. */
export interface DraftRecord {
  readonly key: string;
  /** Whose it is; null for a visitor's. Nobody else is ever shown it. */
  readonly owner: string | null;
  /** The resume's id on the server; for a visitor's draft, its own id. Null for one that the server has not seen. */
  readonly resumeId: string | null;
  /** The page that wrote it. */
  readonly tab: string;
  readonly content: DraftContent;
  readonly history: History;
  /** The server's revision that the content stands on; for a visitor's draft, how often the device wrote it. */
  readonly revision: number | null;
  /** What stands at that revision on the server; null where that is not known, as in records of older releases. */
  readonly base: DraftContent | null;
  /** The title as the server has it; null where that is not known. */
  readonly savedTitle: string | null;
  /** Under the name that devices have kept it by since the first release. */
  readonly flight: KeptSave | null;
  /** Holds something that the server has not confirmed. */
  readonly unsaved: boolean;
  /** Nothing is written in it: it stands for a chosen template alone. */
  readonly isUntouched: boolean;
  readonly savedAt: string;
}

/** Also where the key is missing: an older release wrote fewer of them. */
const anything = z.unknown().default(undefined);
const textOrNull = z.string().nullable().catch(null);
const numberOrNull = z.number().nullable().catch(null);
const textOrEmpty = z.string().catch("");
const flag = z.boolean().catch(false);

const step = z
  .object({
    patches: z.array(
      // Without `at`, the values are whole ones.
      z.object({
        pointer: z.string(),
        before: anything,
        after: anything,
        at: z.number().exactOptional(),
      }),
    ),
    at: z.number(),
    size: z.number(),
    group: textOrNull,
  })
  // What is typed after a reload is a step of its own.
  .transform((kept): Step => ({ ...kept, typing: null, composition: null }));

/** A history with a step that cannot be read is worth nothing: what follows it would be applied to the wrong text. */
const keptHistory = z
  .object({ past: z.array(step), future: z.array(step) })
  .nullable()
  .catch(null);

/** A text that says which draft it is must be there; of the rest, what is broken counts as missing. */
const keptRecord = z.object({
  key: z.string(),
  owner: textOrNull,
  resumeId: textOrNull,
  tab: textOrEmpty,
  content: anything,
  history: keptHistory,
  revision: numberOrNull,
  base: anything,
  savedTitle: textOrNull,
  flight: z
    .object({ saveId: z.string(), base: numberOrNull, content: anything, decided: flag })
    .nullable()
    .catch(null),
  unsaved: flag,
  isUntouched: flag,
  savedAt: textOrEmpty,
});

/** Reads a record that this or an older release kept; null where nothing can be made of it. */
export function readRecord(saved: unknown): DraftRecord | null {
  const { data: kept } = keptRecord.safeParse(saved);
  if (!kept) return null;
  const base = readContent(kept.base);
  const content = readContentOn(base, kept.content);
  return (
    content && {
      ...kept,
      content,
      base,
      history: historyOn(content, kept),
      flight: pendingSaveOn(content, kept.flight),
    }
  );
}

type Kept = z.infer<typeof keptRecord>;

/** A save without its content cannot be repeated. */
function pendingSaveOn(known: DraftContent, pending: Kept["flight"]): KeptSave | null {
  const content = pending && readContentOn(known, pending.content);
  return content && { ...pending, content };
}

/** Of a draft that an older page kept, the steps speak of lines without ids. */
function historyOn(content: DraftContent, { history, content: kept }: Kept): History {
  const isOlder = lacksIds(propertyOf(kept, "resume"));
  return (isOlder ? history && historyWithIds(history, content) : history) ?? NO_HISTORY;
}
