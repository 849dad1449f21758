import type { ReactNode } from "react";
import { Breadcrumbs, type Crumb } from "#web/kit/link/breadcrumbs.tsx";

export type ReportHeaderProps = {
  /** The way here, the page itself last and without a link. */
  readonly trail: readonly Crumb[];
  readonly title: ReactNode;
  /** Stands beside the title and takes no height of its own. */
  readonly beside?: ReactNode;
  readonly sub: ReactNode;
  /** What more is told of it, below. */
  readonly facts?: ReactNode;
  readonly actions?: ReactNode;
};

/** The head of a report: the way here, what it is about, and what can be done with it. */
export function ReportHeader({ trail, title, beside, sub, facts, actions }: ReportHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 sm:flex-1 sm:basis-96">
        <Breadcrumbs items={trail} />
        <div className="mt-1 flex items-center gap-x-2">
          <h1 className="min-w-0 text-22 sm:text-28">{title}</h1>
          {beside && <div className="-my-2 shrink-0">{beside}</div>}
        </div>
        <p className="mt-1 text-13 text-sub sm:text-14">{sub}</p>
        {facts}
      </div>
      {actions && <div className="no-print flex flex-wrap gap-2 sm:gap-3">{actions}</div>}
    </header>
  );
}

/** Parts of a line that must each stay whole: `江東区豊洲・3LDK・70㎡(21.17坪)` breaks only between them. */
export function Parts({ parts, separator = "・" }: { parts: readonly string[]; separator?: string }) {
  return parts.map((part, index) => (
    <span key={part} className="inline-block">
      {part}
      {index < parts.length - 1 && <span className="mx-1.5">{separator}</span>}
    </span>
  ));
}
