import { parseArgs } from "node:util";
import { emailProblem, nameProblem, normalEmail, tidyName } from "../../domain/account/credentials.ts";
import { CliFailure, EXIT } from "../failure.ts";

const ON_ACCOUNTS = ["create", "promote", "demote", "reset-password", "reset-factors"] as const;
const ACTIONS = [...ON_ACCOUNTS, "invite"] as const;

export type AdminOptions = AccountOptions | InviteOptions;

export interface InviteOptions {
  action: "invite";
  /** Null where whoever has the link may join. */
  email: string | null;
}

export interface AccountOptions {
  action: (typeof ON_ACCOUNTS)[number];
  email: string;
  name: string;
  generate: boolean;
}

export function readAdminOptions([word, ...args]: string[]): AdminOptions {
  const action = ACTIONS.find((known) => known === word);
  if (!action) throw wrongUse(`Say what to do: candor admin ${ACTIONS.join(" | ")}.`);
  const { email = "", name = "Administrator", generate = false } = parsed(args);
  if (action === "invite") {
    const fault = email === "" ? null : emailProblem(email);
    if (fault) throw wrongUse(fault);
    return { action, email: email === "" ? null : normalEmail(email) };
  }
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
