import { GitBranch } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useVariant } from "../editor-context.tsx";
import { ClashesNotice } from "./clashes-notice.tsx";
import { VariantDialog } from "./variant-dialog.tsx";

/** Says what the resume follows, and leads to where it departs from that. Nothing for a resume that is no variant. */
export function VariantLine() {
  const variant = useVariant();
  const [open, setOpen] = useState(false);
  if (!variant) return null;
  const { source } = variant;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-soft">
        <p className="flex min-w-0 grow basis-48 items-center gap-2">
          <Icon of={GitBranch} className="size-4 text-proof" />
          <span className="min-w-0 wrap-anywhere">
            {"Variant of "}
            <Link
              to={`/ai/${encodeURIComponent(source.id)}`}
              className="inline-block min-h-6 font-medium text-ink underline decoration-edge underline-offset-4 hover:decoration-ink"
            >
              {source.title}
            </Link>
          </span>
        </p>
        <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
          What differs
        </Button>
      </div>
      <ClashesNotice variant={variant} />
      {open && <VariantDialog source={source} onClose={() => setOpen(false)} />}
    </>
  );
}
