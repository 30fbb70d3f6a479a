import type { ImproveRequest } from "../../../domain/suggestions/request.ts";
import type { Statement } from "../read/statement.ts";
import { isDetail } from "./details.ts";
import { asProjectName, isUnderWay, withSureGerunds } from "./gerunds.ts";
import { duty, joined, named } from "./named.ts";
import { withTeam } from "./team.ts";

/** The statements as they are to be said: each deed with its verb where one is certain, all in the person's own order. */
export function arrange(statements: readonly Statement[], request: ImproveRequest): Statement[] {
  const planned = statements.map((statement) => withVerb(statement, request, statements));
  return attached(withSureGerunds(withTeam(planned)));
}

function withVerb(statement: Statement, request: ImproveRequest, all: readonly Statement[]): Statement {
  if (statement.kind === "phrase" && statement.agent === "person" && statement.part === "did")
    return duty(statement, request);
  if (statement.kind === "phrase" && statement.agent === "none") return named(statement, request, all);
  if (isUnderWay(statement)) return { ...statement, kind: "gerund" };
  return (request.task === "project" ? asProjectName(statement) : null) ?? statement;
}

/** The same with the least change: only the opening is mended, all that follows stays as the person wrote it. */
export function arrangeLightly(statements: readonly Statement[], request: ImproveRequest): Statement[] {
  return withTeam(statements).map((statement): Statement => {
    if (statement.kind === "phrase" && statement.agent === "person" && statement.part === "did")
      return duty(statement, request);
    const isPlain =
      statement.kind === "action" && statement.part === "did" && !statement.isDuty && !statement.namesAgent;
    return isPlain && (statement.form === "gerund" || statement.form === "base")
      ? { ...statement, kind: "gerund" }
      : statement;
  });
}

/** A phrase without a verb after an action is a detail of it. */
function attached(statements: readonly Statement[]): Statement[] {
  return statements.reduce<Statement[]>((all, statement) => {
    const last = all.at(-1);
    if (
      last &&
      statement.kind === "phrase" &&
      statement.agent === "none" &&
      last.kind !== "clause" &&
      (statement.joint === "," || (statement.joint === ";" && isDetail(statement.rest))) &&
      statement.rest.length > 0 &&
      last.rest.length > 0
    )
      all[all.length - 1] = { ...last, rest: joined(last.rest, [statement.rest]) };
    else all.push(statement);
    return all;
  }, []);
}
