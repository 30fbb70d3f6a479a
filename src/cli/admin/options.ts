import { parseArgs } from "node:util";
import { emailProblem, nameProblem, normalEmail, tidyName } from "../../domain/account/credentials.ts";
import { CliFailure, EXIT } from "../failure.ts";

const ACTIONS = ["create", "promote", "demote", "reset-password", "reset-factors"] as const;

export type AdminAction = (typeof ACTIONS)[number];

export interface AdminOptions {
  action: AdminAction;
  email: string;
  name: string;
  generate: boolean;
}

export function readAdminOptions([word, ...args]: string[]): AdminOptions {
  const action = ACTIONS.find((known) => known === word);
  if (!action) throw wrongUse(`Say what to do: candor admin ${ACTIONS.join(" | ")}.`);
  const { email = "", name = "Administrator", generate = false } = parsed(args);
  const problem = emailProblem(email) ?? nameProblem(name);
  if (problem) throw wrongUse(problem);
  return { action, email: normalEmail(email), name: tidyName(name), generate };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { email: { type: "string" }, name: { type: "string" }, generate: { type: "boolean" } },
    }).values;
  } catch (error) {
    throw wrongUse(error instanceof Error ? error.message : String(error));
  }
}

function wrongUse(message: string): CliFailure {
  return new CliFailure(EXIT.wrongUse, `${message} See candor --help.`);
}
