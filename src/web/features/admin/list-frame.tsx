import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { grouped } from "../../../domain/text/grouped.ts";
import type { Failure } from "../../api/call-api.ts";
import type { Paging } from "../../api/list-page.ts";
import { Button } from "../../ui/button.tsx";
import { FormProblem } from "../../ui/form-messages.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { AdminCopy } from "./admin-copy.ts";
import { FailureAction } from "./failure-action.tsx";

interface ListFrameProps {
  words: AdminCopy;
  /** "person", "resume": what is counted. */
  unit: readonly [one: string, many: string];
  list: {
    page: Paging | null;
    failure: Failure | null;
    loading: boolean;
    again: () => void;
    goTo: (cursor: string) => void;
  };
  /** The file of the list. */
  action?: ReactNode;
  toolbar: ReactNode;
  children: ReactNode;
}

/** What every list has: its name, its tools, how many there are, pages, and what is said while it loads or fails. */
export function ListFrame({ words, unit, list, action, toolbar, children }: ListFrameProps) {
  const { page, failure, loading, again } = list;
  return (
    <>
      <PageHead title={words.title} description={words.purpose} />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="heading-page">{words.title}</h1>
          <p className="mt-2 text-ink-soft">{words.purpose}</p>
        </div>
        {action}
      </div>
      <div className="mt-6">{toolbar}</div>
      <p role="status" className="mt-4 mb-2 min-h-6 text-14 text-ink-soft">
        {page && !loading ? counted(page, unit) : ""}
      </p>
      <FormProblem>{failure && !loading ? `The list did not load. ${failure.message}` : null}</FormProblem>
      {failure && !loading && (
        <div className="mt-4">
          <FailureAction failure={failure} again={again} />
        </div>
      )}
      {loading && !page && (
        <div className="rounded-card border border-line bg-surface p-6">
          <Skeleton label={`Loading: ${words.title}`} lines={6} />
        </div>
      )}
      {page && children}
      {page && <Pager page={page} goTo={list.goTo} />}
    </>
  );
}

function counted({ total, unfinished }: Paging, [one, many]: readonly [string, string]): string {
  if (unfinished)
    return `Many ${many} were looked through for this page. Look further, or search for more words`;
  if (total === null) return `Very many ${many}: search for more to narrow them down`;
  return `${grouped(total)} ${total === 1 ? one : many}`;
}

function Pager({ page, goTo }: { page: Paging; goTo: (cursor: string) => void }) {
  const { next, previous, unfinished } = page;
  if (next === null && previous === null) return null;
  return (
    <nav aria-label="Pages" className="mt-4 flex justify-end gap-2">
      <Button
        variant="secondary"
        size="small"
        disabled={previous === null}
        onClick={() => previous !== null && goTo(previous)}
      >
        <Icon of={ChevronLeft} className="size-4" />
        {unfinished === "previous" ? "Look further back" : "Previous"}
      </Button>
      <Button
        variant="secondary"
        size="small"
        disabled={next === null}
        onClick={() => next !== null && goTo(next)}
      >
        {unfinished === "next" ? "Look further" : "Next"}
        <Icon of={ChevronRight} className="size-4" />
      </Button>
    </nav>
  );
}
