import { Fragment, useId } from "react";
import { Dialog } from "../../../ui/dialog.tsx";
import { useEditor } from "../editor-context.tsx";
import { EDITOR_KEYS, isMac, KEY_GROUPS, type KeyName, keyCaps } from "./editor-keys.ts";

interface KeyListProps {
  open: boolean;
  onClose: () => void;
}

/** Every key that the editor knows, from the table that it listens by. */
export function KeyList({ open, onClose }: KeyListProps) {
  const { openAll } = useEditor().assist;
  return (
    <Dialog open={open} onClose={onClose} size="wide" title="Keyboard shortcuts">
      <div className="gap-x-10 sm:columns-2">
        {KEY_GROUPS.filter(({ needsAssist }) => !needsAssist || openAll).map((group) => (
          <KeyGroup key={group.label} {...group} />
        ))}
      </div>
    </Dialog>
  );
}

function KeyGroup({ label, keys }: (typeof KEY_GROUPS)[number]) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-6 break-inside-avoid">
      <h3 id={id} className="text-14 font-semibold text-ink">
        {label}
      </h3>
      <dl className="mt-1 divide-y divide-line text-14">
        {keys.map((name) => (
          <div key={name} data-key={name} className="flex items-baseline justify-between gap-4 py-1.5">
            <dt className="min-w-0">{EDITOR_KEYS[name].does}</dt>
            <dd className="flex shrink-0 flex-wrap justify-end gap-x-1.5 gap-y-1">
              <Combinations name={name} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Combinations({ name }: { name: KeyName }) {
  const onMac = isMac();
  return EDITOR_KEYS[name].keys.map((combination, index) => (
    <Fragment key={combination}>
      {index > 0 && <span className="text-12">or</span>}
      <kbd className="flex gap-0.5 font-sans">
        {keyCaps(combination, onMac).map((cap) => (
          <kbd
            key={cap}
            className="min-w-6 rounded-[4px] border border-edge bg-paper px-1.5 text-center font-sans text-12 leading-5 text-ink"
          >
            {cap}
          </kbd>
        ))}
      </kbd>
    </Fragment>
  ));
}
