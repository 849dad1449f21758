import type { ReactNode } from "react";

type FoldedCardProps = {
  readonly title: string;
  /** What is in it, in one line that stands while it is folded. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
};

/** A long table, folded: works without script and with a keyboard, is found by the search of a page, and stands open on paper. */
export function FoldedCard({ title, lead, children }: FoldedCardProps) {
  return (
    <details className="card group rounded-card border border-line bg-card print:break-inside-auto print:[&::details-content]:[content-visibility:visible]">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-4 py-3 hover:text-brand sm:px-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <h3 className="text-16">{title}</h3>
          <span className="block text-13 text-sub">{lead}</span>
        </span>
        <svg aria-hidden="true" width="14" height="14" viewBox="0 0 8 8" className="no-print shrink-0 text-brand group-open:rotate-180">
          <path d="M1 2.5 4 5.5 7 2.5" fill="none" stroke="currentColor" strokeWidth="1.2" />
        </svg>
      </summary>
      <div className="px-4 pb-4 sm:px-6 sm:pb-6">{children}</div>
    </details>
  );
}
