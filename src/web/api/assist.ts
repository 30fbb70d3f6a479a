import type { AssistStatusAnswer, ImproveAnswer, ImproveRequestBody } from "../../contract/assist.ts";
import { CLAIM_KINDS } from "../../domain/claims/claim.ts";
import { PLAIN_FINDINGS } from "../../domain/suggestions/finding.ts";
import { FORM_FAULTS } from "../../domain/suggestions/form.ts";
import { asUser } from "../session.ts";
import { propertyOf } from "../user-info.ts";
import { callApi, done } from "./call-api.ts";

export const readAssistStatus = () =>
  asUser(() => callApi({ method: "GET", path: "/api/ai/status", read: readStatus }));

/** Agrees that text is sent to the host. */
export const agreeToHost = (host: string) =>
  asUser(() => callApi({ method: "POST", path: "/api/ai/consent", body: { host }, read: done }));

export const improveText = (body: ImproveRequestBody, signal: AbortSignal) =>
  asUser(() => callApi({ method: "POST", path: "/api/ai/improve", body, signal, read: readImproved }));

type Quota = ImproveAnswer["quota"];
type Finding = ImproveAnswer["findings"][number];

function readStatus(answer: unknown): AssistStatusAnswer | null {
  const quota = readQuota(propertyOf(answer, "quota"));
  const host = propertyOf(answer, "host");
  if (!quota) return null;
  return {
    engine: readEngine(answer),
    host: typeof host === "string" ? host : null,
    consented: propertyOf(answer, "consented") === true,
    quota,
  };
}

function readImproved(answer: unknown): ImproveAnswer | null {
  const text = propertyOf(answer, "text");
  const quota = readQuota(propertyOf(answer, "quota"));
  const findings = propertyOf(answer, "findings");
  const hints = propertyOf(answer, "hints");
  if (typeof text !== "string" || !quota) return null;
  return {
    text,
    engine: readEngine(answer),
    findings: Array.isArray(findings) ? findings.flatMap(readFinding) : [],
    hints: Array.isArray(hints) ? hints.filter((hint) => typeof hint === "string") : [],
    // What cannot be told apart from a refusal is not offered for use.
    refused: propertyOf(answer, "refused") !== false,
    quota,
  };
}

function readEngine(answer: unknown): "hosted" | "embedded" {
  return propertyOf(answer, "engine") === "hosted" ? "hosted" : "embedded";
}

function readQuota(quota: unknown): Quota | null {
  const limit = propertyOf(quota, "limit");
  const left = propertyOf(quota, "left");
  const resetsAt = propertyOf(quota, "resetsAt");
  if (typeof limit !== "number" || typeof left !== "number" || typeof resetsAt !== "string") return null;
  return { limit, left, resetsAt };
}

/** A finding of a newer server that this page has no words for is left out. */
function readFinding(finding: unknown): Finding[] {
  const code = propertyOf(finding, "code");
  const text = propertyOf(finding, "text");
  if (code === "blocked-claim") {
    const kind = CLAIM_KINDS.find((known) => known === propertyOf(finding, "kind"));
    return kind && typeof text === "string" ? [{ code, kind, text }] : [];
  }
  if (code === "bad-form") {
    const fault = FORM_FAULTS.find((known) => known === propertyOf(finding, "fault"));
    return fault ? [{ code, fault }] : [];
  }
  const plain = PLAIN_FINDINGS.find((known) => known === code);
  return plain ? [{ code: plain }] : [];
}
