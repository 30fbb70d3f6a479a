/** A key and what it does, where it does it. "Mod" is Control, or Command on a Mac. */
interface EditorKey {
  readonly keys: readonly string[];
  readonly does: string;
}

/** Every key that the editor knows: what listens for keys asks this table, and the list of keys shows it. */
export const EDITOR_KEYS = {
  undo: { keys: ["Mod+Z"], does: "Undo" },
  redo: { keys: ["Mod+Shift+Z", "Mod+Y"], does: "Redo" },
  showKeys: { keys: ["?"], does: "Show this list, outside of a field" },
  close: { keys: ["Escape"], does: "Close a dialog or a menu" },
  changeTab: { keys: ["ArrowLeft", "ArrowRight", "Home", "End"], does: "From tab to tab" },

  splitLine: { keys: ["Enter"], does: "Begin a new line at the cursor" },
  joinLine: { keys: ["Backspace"], does: "At its start: join the line above. Empty: remove the line" },
  joinNext: { keys: ["Delete"], does: "At its end: join the line below" },
  moveLineUp: { keys: ["Alt+ArrowUp"], does: "Move the line up" },
  moveLineDown: { keys: ["Alt+ArrowDown"], does: "Move the line down" },

  bold: { keys: ["Mod+B"], does: "Bold on or off" },
  italic: { keys: ["Mod+I"], does: "Italic on or off" },
  link: { keys: ["Mod+K"], does: "Add, change or remove a link" },

  addEntry: { keys: ["Enter"], does: "Add what is typed" },
  addEntryAtComma: { keys: [","], does: "The same, where entries have no commas inside" },
  removeLastEntry: { keys: ["Backspace"], does: "In the empty field: remove the last entry" },
  previousEntry: { keys: ["ArrowLeft"], does: "To the entry before" },
  nextEntry: { keys: ["ArrowRight"], does: "To the next entry" },
  changeEntry: { keys: ["Enter", "Space"], does: "Change the entry" },
  endChange: { keys: ["Enter", "Escape"], does: "Finish changing it" },
  closeDetails: { keys: ["Escape"], does: "Close its details, back to the entry" },
  moveEntryBack: { keys: ["Alt+ArrowLeft", "Alt+ArrowUp"], does: "Move the entry back" },
  moveEntryOn: { keys: ["Alt+ArrowRight", "Alt+ArrowDown"], does: "Move the entry on" },
  removeEntry: { keys: ["Delete", "Backspace"], does: "Remove the entry" },

  moveUp: { keys: ["ArrowUp", "ArrowLeft"], does: "Move it up" },
  moveDown: { keys: ["ArrowDown", "ArrowRight"], does: "Move it down" },
  putBack: { keys: ["Escape"], does: "While dragging: put it back" },

  improveAll: { keys: ["Mod+Shift+L"], does: "Open it, from anywhere in the editor" },
  reviewUse: { keys: ["Mod+Enter"], does: "Use the suggestion, or what you wrote" },
  reviewNext: { keys: ["Alt+ArrowDown"], does: "Go on: what you decided stays, else your own words" },
  reviewEdit: { keys: ["F2"], does: "Edit the suggestion" },
  reviewBack: { keys: ["Alt+ArrowUp"], does: "Back to the line before" },

  previousPlace: { keys: ["ArrowUp"], does: "To the place before" },
  nextPlace: { keys: ["ArrowDown"], does: "To the next place" },
  goToField: { keys: ["Enter"], does: "Go to its field" },
} as const satisfies Record<string, EditorKey>;

export type KeyName = keyof typeof EDITOR_KEYS;

interface KeyGroup {
  readonly label: string;
  readonly keys: readonly KeyName[];
  /** Without an account there is no AI, and no key for it. */
  readonly needsAssist?: true;
}

export const KEY_GROUPS: readonly KeyGroup[] = [
  { label: "Everywhere", keys: ["undo", "redo", "showKeys", "close", "changeTab"] },
  { label: "In a list of lines", keys: ["splitLine", "joinLine", "joinNext", "moveLineUp", "moveLineDown"] },
  { label: "On selected words, or the word at the cursor", keys: ["bold", "italic", "link"] },
  {
    label: "Where skills and other entries are added",
    keys: ["addEntry", "addEntryAtComma", "removeLastEntry"],
  },
  {
    label: "On an entry",
    keys: [
      "previousEntry",
      "nextEntry",
      "changeEntry",
      "endChange",
      "closeDetails",
      "moveEntryBack",
      "moveEntryOn",
      "removeEntry",
    ],
  },
  { label: "On the handle of an item or a section", keys: ["moveUp", "moveDown", "putBack"] },
  {
    label: "Improve all",
    keys: ["improveAll", "reviewUse", "reviewNext", "reviewEdit", "reviewBack"],
    needsAssist: true,
  },
  { label: "In the preview", keys: ["previousPlace", "nextPlace", "goToField"] },
];

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Whether the event is the key. A modifier that is not named does not matter, but what Control or Command begins ends at Alt. */
export function isKey(event: Pressed, name: KeyName): boolean {
  return EDITOR_KEYS[name].keys.some((combination) => {
    const [key = "", ...modifiers] = combination.split("+").toReversed();
    const isMod = (event.ctrlKey || event.metaKey) && !event.altKey;
    return (
      event.key.toLowerCase() === (key === "Space" ? " " : key.toLowerCase()) &&
      (!modifiers.includes("Mod") || isMod) &&
      (!modifiers.includes("Alt") || event.altKey) &&
      (!modifiers.includes("Shift") || event.shiftKey)
    );
  });
}

const MOVES_CURSOR = new Set("ArrowLeft ArrowRight ArrowUp ArrowDown Home End PageUp PageDown".split(" "));

export function movesCursor(key: string): boolean {
  return MOVES_CURSOR.has(key);
}

export function isMac(): boolean {
  return /Mac|iP(?:hone|ad|od)/.test(navigator.platform);
}

/** For `aria-keyshortcuts`. */
export function ariaKeys(...names: readonly KeyName[]): string {
  return names
    .flatMap((name): readonly string[] => EDITOR_KEYS[name].keys)
    .flatMap((key) =>
      key.startsWith("Mod+") ? [key.replace("Mod", "Control"), key.replace("Mod", "Meta")] : [key],
    )
    .join(" ");
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
};
const ON_A_MAC: Readonly<Record<string, string>> = {
  Mod: "⌘",
  Alt: "⌥",
  Shift: "⇧",
  Enter: "↩",
  Backspace: "⌫",
};

/** The keys to press together, as they are printed on the keyboard. */
export function keyCaps(combination: string, isMac: boolean): string[] {
  return combination
    .split("+")
    .map((part) => (isMac ? ON_A_MAC[part] : undefined) ?? SIGNS[part] ?? (part === "Mod" ? "Ctrl" : part));
}
