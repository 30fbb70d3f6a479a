import { type BodyCase, type Form, formsOf, shapeCases, textCases } from "./api-cases.ts";
import { honest, type Operation } from "./api-walk.ts";
import { effort } from "./effort.ts";
import { routeOf, type Walker } from "./walker.ts";

/** Beside each bomb everywhere, `npm test` sends each route so many bodies, from all over the list, and the next route others. */
const OTHERS_PER_ROUTE = effort(12, Number.POSITIVE_INFINITY);
const BYTES_PER_ROUTE = effort(100 * 1024 * 1024, Number.POSITIVE_INFINITY);
/** Routes that say nothing of a body read it by the same few lines. */
const BODIES_WITHOUT_FORM = effort(5, Number.POSITIVE_INFINITY);

/** So many of them, from all over the list; another turn takes others. */
function share<Item>(items: readonly Item[], most: number, turn: number): Item[] {
  const step = Math.max(1, items.length / most);
  const from = step === 1 ? 0 : turn % step;
  return Array.from({ length: Math.ceil((items.length - from) / step) }, (_, at) =>
    Math.floor(from + at * step),
  ).flatMap((at) => items.slice(at, at + 1));
}

export function honestBody(walker: Walker, operation: Operation, { schema }: Form): string {
  return JSON.stringify(honest(schema, "", walker.honestFor(routeOf(operation))));
}

/** Those forms of a body that the route takes: another one is refused before anybody looks into it. */
async function takenForms(walker: Walker, operation: Operation, path: string): Promise<Form[]> {
  const forms = formsOf(operation);
  if (forms.length === 1) return forms;
  const taken: Form[] = [];
  for (const form of forms) {
    const { status, body } = await walker.measure({
      method: operation.method,
      path,
      body: honestBody(walker, operation, form),
    });
    if (status !== 400 || !body.includes('"issues"')) taken.push(form);
  }
  return taken;
}

/** The bodies that the walk sends to a route. */
export async function bodiesFor(
  walker: Walker,
  operation: Operation,
  path: string,
  turn: number,
): Promise<BodyCase[]> {
  const shapes = shapeCases(operation);
  const { bodyBytes } = operation;
  if (bodyBytes === null) return share(shapes, BODIES_WITHOUT_FORM, turn);
  const texts = (await takenForms(walker, operation, path)).flatMap((form) =>
    textCases(form, bodyBytes, walker.honestFor(routeOf(operation))),
  );
  const others = [...shapes, ...texts.filter(({ everywhere }) => !everywhere)];
  const chosen = [...texts.filter(({ everywhere }) => everywhere), ...share(others, OTHERS_PER_ROUTE, turn)];
  return share(chosen, BYTES_PER_ROUTE / bodyBytes, turn);
}
