import type { ReactNode } from "react";

interface CardProps {
  title?: string;
  children: ReactNode;
  className?: string;
}

export function Card({ title, children, className = "" }: CardProps) {
  return (
    <section className={`rounded-card border border-line bg-surface p-6 shadow-resting ${className}`}>
      {title && <h2 className="heading-3 mb-3">{title}</h2>}
      {children}
    </section>
  );
}
