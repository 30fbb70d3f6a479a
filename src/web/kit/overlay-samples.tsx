import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Menu } from "../ui/menu.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { showToast } from "../ui/toast.tsx";
import { Sample } from "./sample.tsx";

export function OverlaySamples() {
  const [dialogOpen, setDialogOpen] = useState(false);
  const [chosen, setChosen] = useState("nothing");
  return (
    <>
      <Sample title="Dialog, menu, toast">
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" onClick={() => setDialogOpen(true)}>
            Open dialog
          </Button>
          <Menu
            label="Resume"
            items={[
              { label: "Rename", onSelect: () => setChosen("Rename") },
              { label: "Duplicate", onSelect: () => setChosen("Duplicate") },
              { label: "Download", onSelect: () => setChosen("Download"), disabled: true },
              { label: "Delete", onSelect: () => setChosen("Delete"), tone: "danger" },
            ]}
          />
          <Button variant="secondary" onClick={() => showToast("Saved on this device.")}>
            Show toast
          </Button>
          <p className="text-14 text-ink-soft">{`Chosen: ${chosen}`}</p>
        </div>
        <Dialog
          open={dialogOpen}
          onClose={() => setDialogOpen(false)}
          title="Delete this resume?"
          actions={
            <>
              <Button variant="quiet" onClick={() => setDialogOpen(false)}>
                Keep it
              </Button>
              <Button variant="danger" onClick={() => setDialogOpen(false)}>
                Delete
              </Button>
            </>
          }
        >
          You can undo this for 30 days.
        </Dialog>
      </Sample>
      <Sample title="Tabs">
        <Tabs
          label="Export"
          tabs={[
            { id: "pdf", label: "PDF", content: <p>One file, as printed.</p> },
            { id: "docx", label: "DOCX", content: <p>For people who ask for Word.</p> },
            { id: "text", label: "Plain text", content: <p>For forms that take no file.</p> },
          ]}
        />
      </Sample>
    </>
  );
}
