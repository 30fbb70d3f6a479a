interface WholeToggleProps {
  whole: boolean;
  /** Which text it is about, for whoever hears the button alone. */
  of: string;
  onToggle: () => void;
}

/** Nobody can choose between two texts of which only the first lines are shown. */
export function WholeToggle({ whole, of, onToggle }: WholeToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={whole}
      onClick={onToggle}
      className="mt-1 min-h-8 pointer-coarse:min-h-11 rounded-control px-1 text-14 font-medium text-proof underline underline-offset-4 hover:no-underline"
    >
      {whole ? "Show less" : "Show all of it"}
      <span className="sr-only">{`: ${of}`}</span>
    </button>
  );
}

/** More than six lines of a narrow column. */
export function isLong(text: string): boolean {
  return text.length > 200 || text.split("\n").length > 6;
}
