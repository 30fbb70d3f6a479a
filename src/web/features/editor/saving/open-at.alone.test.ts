import { afterEach, expect, test, vi } from "vitest";
import { trackClosing } from "../../../drafts/closing-editors.ts";
import { openAt } from "./open-at.ts";

afterEach(() => vi.unstubAllGlobals());

test("a resume is opened again only after the page has written down what was left of it", async () => {
  const asked = vi.fn(async () => Response.json({ code: "not_found" }, { status: 404 }));
  vi.stubGlobal("fetch", asked);
  const writing = Promise.withResolvers<void>();
  const left = trackClosing(writing.promise);
  const opening = openAt("/ai/:resumeId", "ada", "r1");
  // Turns enough for everything that does not wait.
  for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate);
  expect(asked).not.toHaveBeenCalled();
  writing.resolve();
  await left;
  expect(await opening).toEqual({ at: "missing" });
});
