import { EllipsisVertical } from "lucide-react";
import type { ApplicationSummaryAnswer } from "../../../contract/applications.ts";
import { APPLICATION_STATUSES, STATUS_NAMES } from "../../../domain/application/status.ts";
import { Menu } from "../../ui/menu.tsx";
import type { Actions } from "./application-actions.ts";
import { nameOf } from "./application-names.ts";

interface ApplicationMenuProps {
  application: ApplicationSummaryAnswer;
  actions: Actions;
}

/** Everything that can be done with one, also what dragging does. */
export function ApplicationMenu({ application, actions }: ApplicationMenuProps) {
  const others = APPLICATION_STATUSES.filter((status) => status !== application.status);
  return (
    <Menu
      label={`What to do with ${nameOf(application)}`}
      icon={EllipsisVertical}
      size="small"
      variant="quiet"
      align="end"
      bare
      items={[
        { label: "Open", onSelect: () => actions.open(application) },
        { label: "I applied today", onSelect: () => actions.applied(application) },
        ...others.map((status) => ({
          label: `Move to ${STATUS_NAMES[status]}`,
          onSelect: () => actions.move(application, status),
        })),
        {
          label: application.archived ? "Bring back" : "Archive",
          onSelect: () => actions.archive(application),
        },
        { label: "Delete", tone: "danger", onSelect: () => actions.remove(application) },
      ]}
    />
  );
}
