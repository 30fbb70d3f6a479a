import { expect, test } from "vitest";
import { ariaKeys, EDITOR_KEYS, isKey, KEY_GROUPS, keyCaps } from "./editor-keys.ts";

const pressed = (key: string, ...modifiers: string[]) => ({
  key,
  ctrlKey: modifiers.includes("ctrl"),
  metaKey: modifiers.includes("meta"),
  altKey: modifiers.includes("alt"),
  shiftKey: modifiers.includes("shift"),
});

test("every key of the table stands in the list once", () => {
  expect(KEY_GROUPS.flatMap(({ keys }) => keys).toSorted()).toEqual(Object.keys(EDITOR_KEYS).toSorted());
});

test("a key is known by its modifiers, with Control or Command", () => {
  expect(isKey(pressed("z", "ctrl"), "undo")).toBe(true);
  expect(isKey(pressed("z", "meta"), "undo")).toBe(true);
  expect(isKey(pressed("Z", "ctrl", "shift"), "redo")).toBe(true);
  expect(isKey(pressed("z"), "undo")).toBe(false);
  expect(isKey(pressed("z", "ctrl", "alt"), "undo")).toBe(false);
  expect(isKey(pressed("ArrowUp"), "moveLineUp")).toBe(false);
  expect(isKey(pressed("ArrowUp", "alt"), "moveLineUp")).toBe(true);
  expect(isKey(pressed("?", "shift"), "showKeys")).toBe(true);
});

test("keys are named as they are printed, on a Mac with its signs", () => {
  expect(keyCaps("Mod+Shift+Z", false)).toEqual(["Ctrl", "Shift", "Z"]);
  expect(keyCaps("Mod+Shift+Z", true)).toEqual(["⌘", "⇧", "Z"]);
  expect(keyCaps("Alt+ArrowUp", true)).toEqual(["⌥", "↑"]);
  expect(ariaKeys("redo")).toBe("Control+Shift+Z Meta+Shift+Z Control+Y Meta+Y");
});
