import { expect, test } from "vitest";
import { entriesLeft, roomLeft } from "./room-left.ts";

test("the room in a field and in a list is told once it is short, one by its own word", () => {
  expect([roomLeft(10, 200), roomLeft(199, 200), roomLeft(198, 200)]).toEqual([
    null,
    "1 character left",
    "2 characters left",
  ]);
  expect([
    entriesLeft(10, 100, "entry"),
    entriesLeft(99, 100, "entry"),
    entriesLeft(98, 100, "entry"),
  ]).toEqual([null, "1 more entry can be added", "2 more entries can be added"]);
  expect(entriesLeft(100, 100, "entry")).toBe("Full: at most 100 entries fit here.");
});
