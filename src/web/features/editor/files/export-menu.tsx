import { Download } from "lucide-react";
import { useState } from "react";
import { isBlank } from "../../../drafts/is-blank.ts";
import { Menu } from "../../../ui/menu.tsx";
import { showToast } from "../../../ui/toast.tsx";
import { useEditor } from "../editor-context.tsx";
import { carriesData, keepCarriesData } from "./carries-data.ts";
import { awaitFileAhead, downloadFile, takeFileAhead } from "./download-file.ts";
import { saveOwnFile } from "./own-file.ts";
import type { ExportFormat } from "./request-file.ts";
import { useFileAhead } from "./use-file-ahead.ts";
import { usePrint } from "./use-print.ts";

const formats: readonly { format: ExportFormat; label: string }[] = [
  { format: "pdf", label: "PDF" },
  { format: "docx", label: "Word (DOCX)" },
  { format: "txt", label: "Plain text" },
  { format: "json", label: "JSON Resume" },
];

/** Files out of the editor. */
export function ExportMenu() {
  const { session, view, guide } = useEditor();
  const [busy, setBusy] = useState(false);
  const [data, setData] = useState(carriesData);
  const ahead = useFileAhead(session, { format: "pdf", part: "resume", data });
  const print = usePrint(session);
  /** A file of nothing would be taken for a fault, and the sample on the page for what is in it. */
  const isEmpty = () => {
    const empty = isBlank(session.store.read().content.resume);
    if (empty)
      showToast(
        guide.read()
          ? "There is nothing to download yet: the grey text is a sample, and no part of your files."
          : "There is nothing to download yet. Write something first.",
      );
    return empty;
  };
  const download = async (format: ExportFormat, label: string) => {
    if (isEmpty()) return;
    const wanted = { format, part: "resume", data } as const;
    if (takeFileAhead(session, wanted, ahead)) return view.say(`The ${label} file is downloaded.`);
    setBusy(true);
    view.say(`Making the ${label} file.`);
    const failure = (await awaitFileAhead(session, wanted, ahead))
      ? null
      : await downloadFile(session, wanted);
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
      onOpen={ahead.prepare}
      items={[
        ...formats.map(({ format, label }) => ({ label, onSelect: () => void download(format, label) })),
        { label: "Print", onSelect: () => isEmpty() || void print() },
        {
          label: "Candor’s own file",
          onSelect: () => isEmpty() || saveOwnFile(session.store.read().content.resume),
        },
        {
          label: "Include resume data for re-import",
          checked: data,
          onSelect: () => {
            keepCarriesData(!data);
            setData(!data);
          },
        },
      ]}
    />
  );
}
