import type { ReactNode } from "react";
import { Badge } from "#web/kit/ui/badge.tsx";
import { HeatMark } from "./heat-mark.tsx";
import type { Heat } from "./heat-words.ts";

type LeadRowProps = {
  /** How the customer is called, with the way to them. */
  readonly name: ReactNode;
  readonly heat: Heat;
  /** What they did last, and when. */
  readonly last: string;
  /** Nobody has seen to it yet. */
  readonly isOpen: boolean;
  /** What they did, as chips. */
  readonly deeds: readonly string[];
  readonly assigned: string | null;
  /** It stands open beside the list. */
  readonly isShown?: boolean;
};

/** A customer who showed interest, as an item of a list in a card. */
export function LeadRow({ name, heat, last, isOpen, deeds, assigned, isShown = false }: LeadRowProps) {
  return (
    <li
      className={`-mx-4 relative flex flex-col gap-1 border-line border-t px-4 py-3 first:border-t-0 hover:bg-brand-tint sm:-mx-6 sm:px-6 ${isShown ? "bg-brand-tint" : ""}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {name}
        <HeatMark heat={heat} />
      </div>
      <p className="text-13 text-sub [overflow-wrap:anywhere]">{last}</p>
      <p className="flex flex-wrap gap-1.5">
        {isOpen && <Badge tone="accent">未対応</Badge>}
        {deeds.map((deed) => (
          <Badge key={deed} tone="quiet">
            {deed}
          </Badge>
        ))}
        {assigned !== null && <Badge tone="brand">担当 {assigned}</Badge>}
      </p>
    </li>
  );
}
