import { Download } from "lucide-react";
import { useState } from "react";
import { Menu } from "../../../ui/menu.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { useEditor } from "../editor-context.tsx";
import { downloadFile } from "./download-file.ts";
import { saveOwnFile } from "./own-file.ts";
import type { ExportFormat } from "./request-file.ts";

const formats: readonly { format: ExportFormat; label: string }[] = [
  { format: "pdf", label: "PDF" },
  { format: "docx", label: "Word (DOCX)" },
  { format: "txt", label: "Plain text" },
  { format: "json", label: "JSON Resume" },
];

/** Files out of the editor. */
export function ExportMenu() {
  const { session, view } = useEditor();
  const [busy, setBusy] = useState(false);
  const download = async (format: ExportFormat, label: string) => {
    setBusy(true);
    view.say(`Making the ${label} file.`);
    const failure = await downloadFile(session, { format, part: "resume" });
    setBusy(false);
    if (failure === null) view.say(`The ${label} file is downloaded.`);
    else showToast(failure);
  };
  return (
    <Menu
      label="Download"
      icon={Download}
      variant="primary"
      size="small"
      align="end"
      loading={busy}
      items={[
        ...formats.map(({ format, label }) => ({ label, onSelect: () => void download(format, label) })),
        { label: "Candor’s own file", onSelect: () => saveOwnFile(session.store.read().content.resume) },
      ]}
    />
  );
}
