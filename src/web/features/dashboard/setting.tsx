import { type ReactNode, useId } from "react";

/** Settings that belong together, under one heading. */
export function SettingGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 first-of-type:mt-0">
      <h3 id={id} className="heading-3 mb-5">
        {title}
      </h3>
      {children}
    </section>
  );
}

export function Setting({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-12 gap-y-5 border-t border-line py-8 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <div>
        <h4 className="font-medium">{title}</h4>
        <p className="mt-1 text-14 text-ink-soft">{text}</p>
      </div>
      <div className="max-w-xl min-w-0">{children}</div>
    </div>
  );
}
