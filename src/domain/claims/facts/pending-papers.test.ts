import { expect, test } from "vitest";
import { nameClaims } from "./name-claims.ts";

/** A source that speaks of a paper, what may be said of it, and what gives it to the person. */
const TWINS: readonly (readonly [source: string, honest: string, dishonest: string])[] = [
  ["revising for PMP", "Revising for the PMP", "Project manager (PMP)"],
  ["revising for PMP", "Preparing for the PMP", "Project manager with PMP"],
  ["revising for PMP", "PMP candidate", "Project manager, PMP"],
  ["revising for PMP", "Studying towards the PMP", "One of two PMP-certified managers"],
  ["studying for the CPA and one other exam", "Studying for the CPA", "One CPA-certified accountant"],
  ["started a nursing degree, left", "Began a nursing degree", "Holds a nursing degree"],
  ["nursing degree, dropped out after a year", "One year of a nursing degree", "Nursing degree"],
  ["nursing degree, dropped out after a year", "Started a nursing degree", "Holds a nursing degree"],
  ["history degree not finished (5 semesters)", "Five semesters of a history degree", "Degree in history"],
  ["MBA, never finished it", "Unfinished MBA", "Manager with an MBA"],
  ["MSc dropped in second year, kids", "Part of an MSc", "Radiographer with an MSc"],
  ["MCIPS in progress two modules left", "MCIPS in progress", "Procurement lead, MCIPS"],
  ["halfway through a PgCert in MRI", "Midway through a PgCert in MRI", "Holds a PgCert in MRI"],
  ["cfa level 1 candidate, exam november", "Registered for CFA Level I", "CFA charterholder"],
  ["NVQ 3 half done, assessor left", "NVQ 3 half done", "Supervisor with NVQ 3"],
  ["started MBA 2017, finished 2019", "Manager with an MBA", "Manager with an MBA and a PhD"],
  ["CKA cert 2023, CKS failed first try", "CKA certified in 2023", "CKA and CISSP certified in 2023"],
  ["NVQ level 2 and half way thru level 3", "Level 2 NVQ therapist", "Therapist with an NVQ and an HND"],
  ["left the bank in 2019. PMP since 2020", "Project manager (PMP)", "Project manager (PMP, CISSP)"],
  ["PRINCE2 foundation, practitioner exam failed once", "PRINCE2 Foundation certified", "PRINCE2, CISSP"],
  ["CFA level 2 passed, stopped there", "CFA Level II passed", "CFA Level II passed, and an MBA"],
  ["studied for the aws associate exam", "Studied for the AWS associate exam", "AWS Certified Associate"],
  ["did a first aid course, got the certificate", "First aid certified", "First aid and CPR certified"],
  ["first aid certificate, expired last year", "First aid certificate, expired", "First aid certified"],
  ["PhD student in ecology", "PhD student in ecology", "PhD in ecology"],
  ["signed up to HGV course, theory passed", "HGV theory passed", "Newly licensed HGV driver"],
];

test.for(TWINS)("%s: %s, never %s", ([source, honest, dishonest]) => {
  const papers = (suggestion: string) =>
    nameClaims(suggestion, source).filter(({ kind }) => kind === "credential");
  expect(papers(honest)).toEqual([]);
  expect(papers(dishonest)).toHaveLength(1);
});
