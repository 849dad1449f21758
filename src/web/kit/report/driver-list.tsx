import type { ReactNode } from "react";
import { Badge } from "#web/kit/ui/badge.tsx";
import { type Source, SourceChips } from "./footnotes.tsx";

export type DriverItem = {
  readonly id: string;
  readonly title: string;
  /** Why, in a person's words. */
  readonly words: ReactNode;
  /** Points that it moved the whole by: negative pulls down. */
  readonly points: number;
  readonly source: Source | null;
  readonly mark?: ReactNode;
};

/** What moved a score, each with ▼ or ▲, its points, its reason and its source. */
export function DriverList({ label, items }: { label: string; items: readonly DriverItem[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {items.map(({ id, title, words, points, source, mark }) => (
        <li key={id} className="flex gap-3 py-3 first:pt-0 last:pb-0 print:break-inside-avoid">
          <div className="shrink-0 pt-0.5">
            <Badge tone={points < 0 ? "accent" : "brand"}>
              <span className="amount">{pointsWords(points)}</span>
            </Badge>
          </div>
          <div className="min-w-0">
            <p className="font-bold">
              {title} {mark}
            </p>
            <p className="text-14 text-sub">{words}</p>
            {source && (
              <div className="mt-1">
                <SourceChips sources={[source]} />
              </div>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** −4.24 -> `▼ 4.2点`, 0.8 -> `▲ 0.8点`. */
export function pointsWords(points: number): string {
  return `${points < 0 ? "▼" : "▲"} ${Math.abs(points).toFixed(1)}点`;
}
