import { useStyle } from "./use-style.ts";

/** Off is the template's: none of them numbers its pages. */
export function PageNumbersControl() {
  const { style, set } = useStyle();
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-14 font-medium">
      <input
        type="checkbox"
        checked={style.pageNumbers === true}
        onChange={({ currentTarget }) => set("pageNumbers", currentTarget.checked || undefined)}
        className="size-4 accent-proof pointer-coarse:size-5"
      />
      Page numbers
      <span className="font-normal text-ink-soft">“1 / 2” at the foot of each page</span>
    </label>
  );
}
