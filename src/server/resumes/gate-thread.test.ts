import { expect, test } from "vitest";
import { archiveWith } from "../../../tests/support/archives.ts";
import { APPLICATIONS } from "../../domain/limits.ts";
import { openGateThread } from "./gate-thread.ts";

const AT = "2026-01-01T00:00:00.000Z";

test("thousands of rows with next to no text come over in short messages as well", async () => {
  const head = { format: "pdf", part: "resume", template: "google", resumeTitle: "Mine", person: "Ada" };
  const file = { ...head, madeAt: AT, data: "JVBERi0x" };
  const application = {
    ...{ employer: "St. Olav", role: "", place: "", link: "", ad: "", letter: "", notes: "", nextStep: "" },
    ...{ nextStepOn: null, history: [{ status: "saved", on: "2026-01-01" }], archived: false, resume: null },
    ...{ createdAt: AT, updatedAt: AT, files: Array(APPLICATIONS.files).fill(file) },
  };
  const applications = Array(APPLICATIONS.count).fill(application);
  const bytes = new TextEncoder().encode(JSON.stringify({ ...archiveWith([]), applications }));
  const gate = openGateThread({ deadlineMs: 20_000, heapMegabytes: 256 });
  const counts: number[] = [];
  for (let answer = await gate.ask({ kind: "archive", bytes, now: new Date(AT) }); ; ) {
    if (answer.kind !== "rows") expect.fail(JSON.stringify(answer));
    if (answer.rows.length === 0) break;
    counts.push(answer.rows.length);
    answer = await gate.ask({ kind: "rows" });
  }
  await gate.close();
  expect(counts.reduce((sum, count) => sum + count)).toBe(APPLICATIONS.count * (1 + APPLICATIONS.files));
  expect(Math.max(...counts)).toBeLessThan(300);
});
