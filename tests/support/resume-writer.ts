// A process that saves one resume over and over and prints each revision once the database has acknowledged it.
import { writeSync } from "node:fs";
import { sampleResume } from "../../src/domain/resume/sample-resume.ts";
import { openDatabase } from "../../src/server/db/database.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { migrations } from "../../src/server/db/migrations/all.ts";
import { readConfig } from "../../src/server/env.ts";
import { resumeRepository } from "../../src/server/resumes/resume-repository.ts";
import { addPerson } from "./people.ts";
import { PLAIN_DESIGN } from "./plain-design.ts";

// Loading takes longer than the rest: the next writer is loaded while another is at work, and begins when it is told.
if (process.env.BEGIN_WHEN_TOLD === "1")
  await new Promise<void>((resolve) => {
    const staying = setInterval(() => {}, 60_000);
    process.once("SIGUSR2", () => {
      clearInterval(staying);
      resolve();
    });
    writeSync(1, "loaded\n");
  });

const database = openDatabase(readConfig(process.env));
await migrate(database, migrations);
await addPerson(database, "ada");
const repository = resumeRepository(database);
const key = { id: "written", ownerId: "ada" };
const draft = { title: "Written", ...PLAIN_DESIGN, resume: sampleResume };

let current = (await repository.find(key)) ?? (await repository.create({ ...key, ...draft }));
for (;;) {
  const resume = { ...sampleResume, name: `Revision ${current.revision + 1}` };
  const saved = await repository.update(key, current.revision, { ...draft, resume });
  if (!saved) throw new Error("somebody else wrote");
  current = saved;
  writeSync(1, `${saved.revision}\n`);
}
