import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { TextAreaField, TextField } from "../../ui/field.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { Progress } from "../../ui/progress.tsx";
import type { Given, ToolName } from "./demo-answer.ts";
import { type FieldProblem, NO_ANSWER, problemOf } from "./demo-messages.ts";
import { demoThread } from "./demo-thread.ts";
import type { DemoField, DemoTool } from "./demo-tool.ts";
import { type Run, useDemoRun } from "./use-demo-run.ts";

/** One tool: what it asks for on one side, what came of it on the other. Its fields belong to the browser. */
export function DemoCard<Name extends ToolName>({ tool }: { tool: DemoTool<Name> }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { run, start } = useDemoRun(tool.name);
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const isNear = useRef(false);
  // Before the first press, so that nobody waits for the lexicons after it.
  const getReady = () => {
    if (!tool.warmed || isNear.current) return;
    isNear.current = true;
    void demoThread.ask("ready", {});
  };

  const fieldOf = (name: string) => {
    const field = form.current?.elements.namedItem(name);
    return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
  };
  const fillSample = () => {
    for (const { name, sample } of tool.fields) {
      const field = fieldOf(name);
      if (field) field.value = sample;
    }
    setProblem(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (run.at === "running") return;
    const given: Given = Object.fromEntries(
      tool.fields.map(({ name }) => [name, fieldOf(name)?.value ?? ""]),
    );
    const found = problemOf(tool.fields, given);
    setProblem(found);
    if (found) fieldOf(found.field)?.focus();
    else void start(given);
  };

  return (
    <section
      id={tool.name}
      aria-labelledby={`${id}title`}
      onFocus={getReady}
      onPointerEnter={getReady}
      className="grid overflow-hidden rounded-card border border-line bg-surface shadow-resting lg:grid-cols-2"
    >
      <div className="min-w-0 p-5 sm:p-7">
        <h2 id={`${id}title`} className="heading-3">
          {tool.title}
        </h2>
        <p className="mt-2 max-w-[52ch] text-ink-soft">{tool.lead}</p>
        {/* Sent by the browser alone, a form of this method stays where it is. */}
        <form
          ref={form}
          method="dialog"
          noValidate
          onSubmit={submit}
          onInput={() => setProblem(null)}
          className="mt-5 grid gap-4 noscript:hidden sm:grid-cols-2"
        >
          {tool.fields.map((field) => (
            <GivenField
              key={field.name}
              field={field}
              error={problem?.field === field.name ? problem.message : undefined}
            />
          ))}
          <div className="flex flex-wrap gap-3 sm:col-span-2">
            <Button type="submit" loading={run.at === "running"}>
              {tool.run}
            </Button>
            <Button variant="secondary" onClick={fillSample}>
              Use sample
            </Button>
          </div>
        </form>
      </div>
      <Outcome tool={tool} run={run} />
    </section>
  );
}

function GivenField({ field, error }: { field: DemoField; error: string | undefined }) {
  const { name, label, kind, rows } = field;
  const common = { name, label, error, autoComplete: "off" };
  return kind === "line" ? (
    <TextField {...common} />
  ) : (
    <div className="sm:col-span-2">
      <TextAreaField {...common} rows={rows ?? 4} />
    </div>
  );
}

function Outcome<Name extends ToolName>({ tool, run }: { tool: DemoTool<Name>; run: Run<Name> }) {
  const text = run.at === "done" ? tool.copied(run.answer) : null;
  return (
    <div
      data-outcome
      className="flex min-w-0 flex-col border-line bg-paper p-5 max-lg:border-t sm:p-7 lg:border-s"
    >
      <div className="flex min-h-9 items-center justify-between gap-4">
        <h3 className="text-14 font-medium text-ink-soft">Result</h3>
        <div className="noscript:hidden">
          <CopyButton text={text} />
        </div>
      </div>
      <div className="mt-3 grow">{shown(tool, run)}</div>
      <p role="status" className="sr-only">
        {run.at === "done" && "The result is ready."}
      </p>
    </div>
  );
}

function shown<Name extends ToolName>(tool: DemoTool<Name>, run: Run<Name>): ReactNode {
  if (run.at === "running") return <Progress label="Working on your device" percent={run.percent} />;
  if (run.at === "done") return tool.draw(run.answer);
  if (run.at === "failed") return <FormProblem>{NO_ANSWER}</FormProblem>;
  return <p className="max-w-[44ch] text-14 text-ink-soft">{tool.promise}</p>;
}
