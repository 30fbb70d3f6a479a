import { type ReactNode, useEffect, useRef, useState } from "react";
import { SelectField, TextField } from "../../ui/field.tsx";

const PAUSE_MS = 300;

interface ListToolbarProps {
  searchLabel: string;
  search: string;
  choose: (change: Record<string, string>) => void;
  children?: ReactNode;
}

/** Searches while one types, after a short pause. */
export function ListToolbar({ searchLabel, search, choose, children }: ListToolbarProps) {
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  // Going back brings another search, which must not be overwritten by what was typed since.
  useEffect(() => {
    if (search !== sent.current) setTyped(search);
    sent.current = search;
  }, [search]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      choose({ search: wanted });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, choose]);
  return (
    <search className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-64 sm:max-w-sm">
        <TextField
          label={searchLabel}
          type="search"
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div className="grid w-full grid-cols-2 gap-3 *:first:nth-last-[odd]:col-span-2 sm:flex sm:w-auto">
        {children}
      </div>
    </search>
  );
}

interface SortChoiceProps {
  sorts: readonly (readonly [sort: string, label: string])[];
  sort: string;
  direction: "asc" | "desc";
  choose: (change: Record<string, string>) => void;
}

/** The same as pressing a header; among cards no header is in sight. */
export function SortChoice({ sorts, sort, direction, choose }: SortChoiceProps) {
  return (
    <>
      {sorts.length > 1 && (
        <SelectField
          label="Sort by"
          value={sort}
          options={sorts}
          onChange={(event) => choose({ sort: event.target.value })}
        />
      )}
      <SelectField
        label="Order"
        value={direction}
        options={[
          ["asc", "Ascending"],
          ["desc", "Descending"],
        ]}
        onChange={(event) => choose({ direction: event.target.value })}
      />
    </>
  );
}
