import { Button } from "../../ui/button.tsx";

export function EmptyState({ onAdd }: { onAdd: () => void }) {
  return (
    <section className="grid justify-items-start gap-4 rounded-card border border-line bg-surface p-6 shadow-resting sm:p-10">
      <p className="max-w-[60ch] text-18">
        Keep each job you apply for here, with the ad, the very files you sent and what comes next.
      </p>
      <Button onClick={onAdd}>Add your first application</Button>
    </section>
  );
}
