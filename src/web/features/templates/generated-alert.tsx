import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

export interface Generated {
  template: string;
  /** False where the browser keeps nothing. */
  kept: boolean;
}

export function GeneratedAlert({ made, onClose }: { made: Generated | null; onClose: () => void }) {
  return (
    <Dialog
      open={made !== null}
      onClose={onClose}
      role="alertdialog"
      title="Resume Generated! (Mock)"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Stay here
          </Button>
          <ButtonLink to="/create">Open it</ButtonLink>
        </>
      }
    >
      {made?.kept ? (
        <p>
          A draft in the {made.template} template is on this device, filled with sample data. Open it and
          replace the sample with your own words.
        </p>
      ) : (
        <p>
          It holds sample data in the {made?.template} template, but your browser does not let this site keep
          it. Allow storage for this site and choose again.
        </p>
      )}
    </Dialog>
  );
}
