import { expect, test } from "vitest";
import { cpuOfFirst } from "../../../tests/support/cpu.ts";
import { mendWording } from "./mend-wording.ts";
import { questionWords } from "./question-words.ts";

test.for([
  ["Helped write the grant.", "Wrote the grant.", "Wrote", "Did you help write the grant, or write it?"],
  [
    "I helped with the relocation of the office.",
    "Led the relocation of the office.",
    "Led",
    "Did you help with the relocation, or lead it?",
  ],
  [
    "Assisted the manager with stock orders.",
    "Managed stock orders.",
    "Managed",
    "Did you assist the manager with stock orders, or manage them?",
  ],
  [
    "Helped rolling out the new till.",
    "Rolled out the new till.",
    "Rolled out",
    "Did you help roll out the new till, or roll it out?",
  ],
  [
    "Helped plan and ran weddings.",
    "Planned and led weddings.",
    "Planned and led",
    "Did you help plan and run weddings, or plan and lead them?",
  ],
  [
    "Wrote part of the manual.",
    "Wrote the manual.",
    "Wrote the manual",
    "Was it all of the manual, or part of it?",
  ],
  ["I sometimes updated the rota.", "Updated the rota.", "Updated", "Was it always, or sometimes?"],
  ["Ran the shop.", "Ran the shop alone.", "alone", "Did you do it alone?"],
] as const)("between “%s” and “%s” is asked plainly", ([own, suggested, doubtful, question]) => {
  expect(questionWords(own, suggested, doubtful)).toBe(question);
});

test.for([
  [
    "the same verbs",
    "Bathed and dressed residents.",
    "Bathed and dressed residents and gave out meds.",
    "meds",
  ],
  ["another object", "Shadowed the trainer.", "Trained new staff.", "Trained"],
  ["a denial", "Never led the team.", "Led the team.", "Led"],
  ["somebody else", "We wrote the grant.", "Wrote the grant.", "Wrote"],
  ["no verb", "Stock counts every quarter.", "Ran stock counts each quarter.", "Ran"],
  ["a number", "Wrote 2 of the manuals.", "Wrote the manuals.", "Wrote the manuals"],
] as const)("with %s only the wordings are offered", ([, own, suggested, doubtful]) => {
  expect(questionWords(own, suggested, doubtful)).toBe("Which is true?");
});

test("of the person's own wording only what is certain is mended", () => {
  const suggestion = "Received deliveries, trained Kates team in Excel";
  expect(mendWording("i recieved  the goods, didnt count, used excel", suggestion)).toBe(
    "I received the goods, didn't count, used Excel.",
  );
  // A word that is one, a word that nobody knows, and a name.
  expect(mendWording("trains kites with zorbing and Kate", suggestion)).toBe(
    "Trains kites with zorbing and Kate.",
  );
});

test("a text of one word without an end costs no time", () => {
  const long = `helped ${"part of ".repeat(2500)}`;
  const spent = cpuOfFirst(() => {
    questionWords(long, long, long);
    mendWording(long.slice(0, 6000), "Led it".repeat(900));
  });
  expect(spent).toBeLessThan(500);
});

test("a text of slips against a suggestion of words costs no more than both together", () => {
  const words = ["received", "deliveries", "managed", "warehouse", "customers", "training", "presented"];
  const suggestion = Array.from({ length: 2500 }, (_, nth) => words[nth % 7]).join(" ");
  const slips = Array.from({ length: 2500 }, (_, nth) => `zq${"abcdefghij"[nth % 10]}xorb${nth % 9}`).join(
    " ",
  );
  mendWording("recieved", "Received");
  expect(cpuOfFirst(() => mendWording(slips.replaceAll(/\d/g, "k"), suggestion))).toBeLessThan(1500);
});
