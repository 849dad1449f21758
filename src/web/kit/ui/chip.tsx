import type { ReactNode } from "react";

const shape = "inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-12";
const tones = { quiet: "border-line bg-card text-sub", brand: "border-transparent bg-brand-tint text-brand" } as const;
const pill = `${shape} ${tones.quiet}`;

/** A small fact in a pill. `brand`: one that speaks for what it stands at. */
export function Chip({ tone = "quiet", children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <span className={`${shape} ${tones[tone]}`}>{children}</span>;
}

/** Where a number comes from; opens the details below the pill. Works without script; a printed page gives its sources as footnotes. */
export function ProvenanceChip({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <details className="group max-w-full open:basis-full">
      <summary className={`${pill} min-h-6 list-none hover:border-brand hover:text-brand [&::-webkit-details-marker]:hidden`}>
        {label}
        <svg aria-hidden="true" width="8" height="8" viewBox="0 0 8 8" className="no-print shrink-0 group-open:rotate-180">
          <path d="M1 2.5 4 5.5 7 2.5" fill="none" stroke="currentColor" strokeWidth="1.4" />
        </svg>
      </summary>
      <div className="mt-2 rounded-control border border-line bg-paper p-3 text-13">{children}</div>
    </details>
  );
}

/** Pills of one thing, in a row that wraps. */
export function ChipRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-start gap-2">{children}</div>;
}
