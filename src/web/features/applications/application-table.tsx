import { useState } from "react";
import type { ApplicationSummaryAnswer } from "../../../contract/applications.ts";
import { STATUS_NAMES } from "../../../domain/application/status.ts";
import { shortCalendarDay } from "../../dates.ts";
import { SelectField } from "../../ui/field.tsx";
import { type ListColumns, ListTable } from "../../ui/list-table.tsx";
import type { Actions } from "./application-actions.ts";
import { isSort, type Sort, sorted } from "./application-list.ts";
import { ApplicationMenu } from "./application-menu.tsx";
import { headOf } from "./application-names.ts";

interface ApplicationTableProps {
  applications: readonly ApplicationSummaryAnswer[];
  actions: Actions;
}

const day = (on: string | null) => (on === null ? "–" : (shortCalendarDay(on) ?? on));

function columnsFor(actions: Actions): ListColumns<ApplicationSummaryAnswer> {
  return [
    {
      header: "Role",
      sort: "role",
      cell: (one) => (
        <button
          type="button"
          onClick={() => actions.open(one)}
          className="min-h-6 rounded-control text-start wrap-anywhere underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {headOf(one)}
        </button>
      ),
    },
    {
      header: "Employer",
      sort: "employer",
      cell: ({ employer }) => <span className="wrap-anywhere">{employer || "–"}</span>,
    },
    {
      header: "Place",
      cell: ({ place }) => <span className="inline-block min-w-24 wrap-anywhere">{place || "–"}</span>,
    },
    { header: "Status", sort: "status", cell: ({ status }) => STATUS_NAMES[status] },
    { header: "Applied on", sort: "appliedOn", cell: ({ appliedOn }) => day(appliedOn) },
    {
      header: "Next step",
      sort: "nextStepOn",
      cell: ({ nextStep, nextStepOn }) => (
        <span className="wrap-anywhere">
          {nextStep ? `${nextStep}${nextStepOn ? `, ${day(nextStepOn)}` : ""}` : "–"}
        </span>
      ),
    },
    { header: "Resume", cell: ({ resume }) => <span className="wrap-anywhere">{resume?.title ?? "–"}</span> },
    { header: "Actions", cell: (one) => <ApplicationMenu application={one} actions={actions} /> },
  ];
}

const ORDERS = [
  ["updatedAt desc", "Changed last"],
  ["employer asc", "Employer"],
  ["role asc", "Role"],
  ["status asc", "Status"],
  ["appliedOn desc", "Applied last"],
  ["nextStepOn asc", "Next step first"],
] as const;

export function ApplicationTable({ applications, actions }: ApplicationTableProps) {
  const [{ sort, direction }, setOrder] = useState<{ sort: Sort; direction: "asc" | "desc" }>({
    sort: "updatedAt",
    direction: "desc",
  });
  const choose = (wanted: string) => {
    if (!isSort(wanted)) return;
    setOrder({ sort: wanted, direction: wanted === sort && direction === "asc" ? "desc" : "asc" });
  };
  return (
    <div className="grid gap-4">
      <div className="sm:max-w-60">
        <SelectField
          label="Order"
          options={ORDERS}
          value={`${sort} ${direction}`}
          onChange={({ currentTarget }) => {
            const [wanted = "", way] = currentTarget.value.split(" ");
            if (isSort(wanted)) setOrder({ sort: wanted, direction: way === "desc" ? "desc" : "asc" });
          }}
        />
      </div>
      <ListTable
        caption="Applications"
        columns={columnsFor(actions)}
        rows={sorted(applications, sort, direction)}
        busy={false}
        hasMenus
        empty="No application is found."
        order={{ sort, direction, onSort: choose }}
      />
    </div>
  );
}
