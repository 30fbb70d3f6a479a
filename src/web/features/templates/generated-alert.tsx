import { endGuide, keepGuide } from "../../guide-storage.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

export interface Generated {
  template: string;
  /** The draft's id; null where the browser keeps nothing. */
  draft: string | null;
}

/** Both ways lead to the same empty draft; on one of them the sample stands beside it, in grey. */
export function GeneratedAlert({ made, onClose }: { made: Generated | null; onClose: () => void }) {
  const draft = made?.draft ?? null;
  return (
    <Dialog
      open={made !== null}
      onClose={onClose}
      role="alertdialog"
      title="Resume Generated! (Mock)"
      actions={
        draft !== null && (
          <>
            <ButtonLink
              to="/create"
              variant="secondary"
              className="max-sm:grow"
              onClick={() => endGuide(draft)}
            >
              Start with my own words
            </ButtonLink>
            <ButtonLink to="/create" className="max-sm:grow" onClick={() => keepGuide(draft)}>
              Keep the sample as a guide
            </ButtonLink>
          </>
        )
      }
    >
      {draft === null ? (
        <p>
          A draft in the {made?.template} template was made, but your browser does not let this site keep it.
          Allow storage for this site and choose again.
        </p>
      ) : (
        <p>
          An empty draft in the {made?.template} template is on this device. Start on the empty page, or keep
          the sample data beside your words: it is shown in grey, gives way field by field as you write, and
          is in none of your files.
        </p>
      )}
    </Dialog>
  );
}
