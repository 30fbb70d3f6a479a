import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ErrorCode } from "../../domain/errors.ts";
import type { Failure, Outcome } from "../api/call-api.ts";

/** What stands in a field of the form. */
export type Typed<Name extends string> = (name: Name) => string;

export interface CheckedField<Name extends string> {
  name: Name;
  label: string;
  /** The words to show, or null when all is well. */
  problem: (typed: Typed<Name>) => string | null;
  /** The server's refusal that is about this field alone, such as a wrong password: it is said there. */
  refusal?: ErrorCode;
}

/** The person was asked who they are and turned the question down: nothing was tried, so that there is nothing to say. */
const TURNED_DOWN: ErrorCode = "proof_needed";

/**
 * A form that is checked before anything is sent. Its inputs belong to the browser, so that what a password manager
 * or a quick typist entered before the page was hydrated counts.
 */
export function useCheckedForm<Name extends string>(
  /** In the order of the screen: the first with a problem gets the focus. */
  fields: readonly CheckedField<Name>[],
  send: (typed: Typed<Name>) => Promise<Outcome<unknown>>,
  /** A form whose server words every fault at its field leaves the general sentence out then; forms of accounts always show it. */
  { saysFaultsAtFieldsAlone = false }: { saysFaultsAtFieldsAlone?: boolean } = {},
) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [errors, setErrors] = useState<ReadonlyMap<Name, string>>(new Map());
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);

  const focusField = (name: Name) => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLElement) field.focus();
  };

  const show = (found: ReadonlyMap<Name, string>) => {
    // The focus goes to a field that already names its error, so that it is read out with it.
    flushSync(() => setErrors(found));
    const first = fields.find(({ name }) => found.has(name));
    if (first) focusField(first.name);
  };

  const check = (checked: readonly CheckedField<Name>[], typed: Typed<Name>) => {
    const found = problemsOf(checked, typed);
    setFailure(null);
    show(found);
    return found.size === 0;
  };

  const refuse = (refusal: Failure) => {
    if (refusal.code === TURNED_DOWN) return;
    const refused = fields.find((field) => field.refusal !== undefined && field.refusal === refusal.code);
    if (refused) return show(new Map([[refused.name, refusal.message]]));
    const found = issuesOf(fields, refusal);
    // Where every fault stands at its field, the general words beside it would tell less.
    const allStandAtFields =
      saysFaultsAtFieldsAlone &&
      found.size > 0 &&
      refusal.issues.every(({ pointer }) => fields.some(({ name }) => pointer === `/${name}`));
    setFailure(allStandAtFields ? null : refusal);
    show(found);
  };

  const submit = async (typed: Typed<Name>) => {
    if (!check(fields, typed)) return;
    sending.current = true;
    setBusy(true);
    const outcome = await send(typed);
    sending.current = false;
    setBusy(false);
    if (!outcome.ok) refuse(outcome.failure);
  };

  return {
    errors,
    failure,
    busy,
    focusField,
    /** For a question that needs some of the fields and sends nothing for good: what is typed, or null where these have a problem, which is shown. */
    checked(names: readonly Name[]): Typed<Name> | null {
      if (!form.current) return null;
      const typed = typedIn(form.current);
      const asked = fields.filter(({ name }) => names.includes(name));
      return check(asked, typed) ? typed : null;
    },
    /** Shows what the server refused, at the fields where it names them. */
    refuse,
    /** Takes back what was said about the last try. */
    clear() {
      setErrors(new Map());
      setFailure(null);
    },
    /** For the form element. Sent by the browser alone, without the app, a form of this method stays where it is: nothing typed leaves the page. */
    props: {
      ref: form,
      method: "dialog",
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (!sending.current) submit(typedIn(event.currentTarget));
      },
      onInput(event: FormEvent<HTMLFormElement>) {
        const { target } = event;
        const edited = fields.find(({ name }) => target instanceof HTMLInputElement && target.name === name);
        if (edited) setErrors((known) => without(known, edited.name));
      },
    },
  } as const;
}

function without<Name>(known: ReadonlyMap<Name, string>, name: Name): ReadonlyMap<Name, string> {
  if (!known.has(name)) return known;
  const left = new Map(known);
  left.delete(name);
  return left;
}

function typedIn(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
}

function problemsOf<Name extends string>(fields: readonly CheckedField<Name>[], typed: Typed<Name>) {
  const found = new Map<Name, string>();
  for (const { name, problem } of fields) {
    const words = problem(typed);
    if (words) found.set(name, words);
  }
  return found;
}

function issuesOf<Name extends string>(fields: readonly CheckedField<Name>[], failure: Failure) {
  const found = new Map<Name, string>();
  for (const { name } of fields) {
    const issue = failure.issues.find(({ pointer }) => pointer === `/${name}`);
    if (issue) found.set(name, issue.message);
  }
  return found;
}
