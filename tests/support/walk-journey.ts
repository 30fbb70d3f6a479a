import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { ResumeOwner } from "./resume-owner.ts";

const JOB = "Office manager\n\nWhat you need\n- Payroll\n- Ordering stationery";
const WORK = [
  { name: "Quay Ltd", position: "Clerk", highlights: ["Ran the payroll of 40 people every month"] },
];

/** What a person does on their first day, through the API: each step with its answer, in one line. */
export async function walkJourney(url: string): Promise<Record<string, unknown>> {
  const page = await fetch(url);
  const owner = await ResumeOwner.arrive(url);
  const id = await owner.keep();
  const pdf = await owner.call("GET", `/api/resumes/${id}/export?format=pdf`);
  const docx = await owner.call("GET", `/api/resumes/${id}/export?format=docx`);
  const improved = await owner.call("POST", "/api/ai/improve", {
    task: "experience",
    text: "Was responsible for the payroll of 40 people",
  });
  const matched = await owner.call("POST", "/api/match", {
    resume: { basics: { name: "Ann" }, work: WORK },
    job: JOB,
  });
  const requirements: { skill: string; status: string }[] = matched.body.requirements ?? [];
  return {
    page: [page.status, (await page.text()).includes("<!doctype html>")],
    kept: (await owner.read(id)).status,
    pdf: [pdf.status, String(pdf.body).slice(0, 5)],
    docx: [docx.status, String(docx.body).slice(0, 2)],
    improved: improved.status,
    matched: [matched.status, requirements.map(({ skill }) => skill)],
    document: (await owner.call("GET", "/api/openapi.json")).status,
  };
}

export const JOURNEY_WALKED = {
  page: [200, true],
  kept: 200,
  pdf: [200, "%PDF-"],
  docx: [200, "PK"],
  improved: 200,
  matched: [200, ["Payroll", "Ordering stationery"]],
  document: 200,
};

/** Stops a server in the middle of a request, and answers what the request got. */
export async function stopDuringRequest(url: string, stop: () => void): Promise<string> {
  const body = JSON.stringify({ version: 1, name: "Slow Writer" });
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk));
  const head = [
    "POST /api/import HTTP/1.1",
    "host: x",
    "content-type: application/json",
    `content-length: ${body.length}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, 10)}`);
  await sleep(300);
  stop();
  await sleep(300);
  const ended = once(socket, "close");
  socket.write(body.slice(10));
  await ended;
  return answer;
}
