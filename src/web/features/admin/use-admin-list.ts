import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { Failure, Outcome } from "../../api/call-api.ts";
import type { ListPage } from "../../api/list-page.ts";
import { checkSession } from "../../session.ts";
import { readFullPage } from "./full-page.ts";

export interface AdminList<Row> {
  page: ListPage<Row> | null;
  failure: Failure | null;
  loading: boolean;
  /** Asks again for the same page. */
  again: () => void;
  search: string;
  sort: string;
  direction: "asc" | "desc";
  /** A filter's value, "" where it is not set. */
  chosen: (filter: string) => string;
  /** Whether not all there is is asked for. */
  filtered: boolean;
  /** The address without the cursor, for the file of the whole list. */
  query: string;
  /** Changes what is listed; the list starts at its first page again. */
  choose: (change: Record<string, string>) => void;
  goTo: (cursor: string) => void;
}

interface Defaults {
  sort: string;
  direction: "asc" | "desc";
  /** What the list always asks for. */
  fixed?: string;
  /** What a person may choose of the list, by the names in the address. */
  filters?: readonly string[];
}

/** One page of a list. What is searched, sorted and paged stands in the address: reload, back and a shared link keep it. */
export function useAdminList<Row>(
  fetchPage: (query: string) => Promise<Outcome<ListPage<Row>>>,
  { sort: usualSort, direction: usualDirection, fixed = "", filters = [] }: Defaults,
): AdminList<Row> {
  const [params, setParams] = useSearchParams();
  const search = params.get("search") ?? "";
  const sort = params.get("sort") ?? usualSort;
  const direction = (params.get("direction") ?? usualDirection) === "asc" ? "asc" : "desc";
  const asked = new URLSearchParams(params);
  asked.set("direction", direction);
  asked.set("sort", sort);
  for (const [name, value] of new URLSearchParams(fixed)) asked.set(name, value);
  const wanted = asked.toString();
  asked.delete("cursor");

  const [state, setState] = useState<Pick<AdminList<Row>, "page" | "failure" | "loading">>({
    page: null,
    failure: null,
    loading: true,
  });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same once more.
  useEffect(() => {
    let outdated = false;
    setState((known) => ({ ...known, loading: true }));
    readFullPage(fetchPage, wanted).then((outcome) => {
      if (outdated) return;
      if (outcome.ok) setState({ page: outcome.value, failure: null, loading: false });
      else setState({ page: null, failure: outcome.failure, loading: false });
      // Whoever is no admin any more is shown so by the page around the list.
      if (!outcome.ok && outcome.failure.status === 403) checkSession();
    });
    return () => {
      outdated = true;
    };
  }, [fetchPage, wanted, attempt]);

  const choose = useCallback(
    (change: Record<string, string>) => {
      setParams(
        (known) => {
          const next = new URLSearchParams(known);
          next.delete("cursor");
          for (const [name, value] of Object.entries(change))
            if (value === "") next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace: true },
      );
    },
    [setParams],
  );

  const goTo = (cursor: string) =>
    setParams((known) => {
      const next = new URLSearchParams(known);
      next.set("cursor", cursor);
      return next;
    });

  const again = () => setAttempt((made) => made + 1);
  const chosen = (filter: string) => params.get(filter) ?? "";
  const filtered = search !== "" || filters.some((filter) => chosen(filter) !== "");
  const query = asked.toString();
  return { ...state, again, search, sort, direction, chosen, filtered, query, choose, goTo };
}
