import { text } from "node:stream/consumers";
import { passwordProblem } from "../../domain/account/credentials.ts";
import { commonPasswordProblem } from "../../server/security/common-passwords/refuse-common-password.ts";
import { CliFailure, EXIT } from "../failure.ts";

/** Read from standard input: an argument would stand in the shell's history and in the list of processes. */
export async function readPassword(
  input: NodeJS.ReadableStream,
  person: { name: string; email: string },
): Promise<string> {
  const password = (await text(input)).replace(/\r?\n$/, "");
  const problem = passwordProblem(password) ?? commonPasswordProblem(password, person);
  if (problem) {
    throw new CliFailure(
      EXIT.badInput,
      `${problem}. Give the password on standard input, or use --generate.`,
    );
  }
  return password;
}
