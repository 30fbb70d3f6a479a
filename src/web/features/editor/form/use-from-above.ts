import { parsePointer, valueAt } from "../../../../domain/json/json-pointer.ts";
import { takenFrom } from "../../../../domain/sections/from-above.ts";
import type { FormField } from "../../../../domain/sections/section.ts";
import { useResume } from "../editor-context.tsx";

interface FromAbove {
  /** The flag that can be turned on, and the field that is taken while it is. */
  flag: FormField;
  field: string;
  /** Where that field stands; null where no item above is shown. */
  place: string | null;
  isOn: boolean;
}

/** What an item can take from the one above it; null where its form knows nothing of the kind. */
export function useFromAbove(pointer: string, fields: readonly FormField[]): FromAbove | null {
  const flag = fields.find(({ takesFromAbove }) => takesFromAbove !== undefined);
  const end = pointer.lastIndexOf("/");
  const [list, at] = [pointer.slice(0, end), Number(pointer.slice(end + 1))];
  const from = useResume((resume) => {
    const items: unknown = flag && valueAt(resume, parsePointer(list) ?? []);
    return flag && Array.isArray(items) ? takenFrom(items, at, flag.key) : null;
  });
  const isOn = useResume(
    (resume) => flag !== undefined && valueAt(resume, parsePointer(`${pointer}/${flag.key}`) ?? []) === true,
  );
  if (!flag?.takesFromAbove) return null;
  const place = from === null ? null : `${list}/${from}/${flag.takesFromAbove}`;
  return { flag, field: flag.takesFromAbove, place, isOn: isOn && place !== null };
}
