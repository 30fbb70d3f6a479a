import type { ReactNode } from "react";

/** One part of the kit page. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 border-t border-line pt-6">
      <h2 className="heading-2">{title}</h2>
      {children}
    </section>
  );
}
