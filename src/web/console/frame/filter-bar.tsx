import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "#web/kit/ui/button.tsx";
import { fieldClass } from "#web/kit/ui/field-label.tsx";

type Choice = { readonly value: string; readonly word: string; readonly count: number; readonly search: object };
type FilterBarProps = {
  readonly label: string;
  readonly to: "/console/listings" | "/console/inquiries" | "/console/recommender/customers";
  readonly choices: readonly Choice[];
  readonly current: string;
  readonly box: {
    readonly name: string;
    readonly label: string;
    readonly value: string;
    readonly maxLength: number;
    /** What the address says besides, and goes on saying. */
    readonly kept: Readonly<Record<string, string | undefined>>;
  };
  /** More to choose by, in the same form. */
  readonly children?: ReactNode;
};

const CHIP =
  "inline-flex min-h-11 items-center gap-1 whitespace-nowrap rounded-full border border-control bg-card px-3 text-14 hover:border-brand aria-[current=page]:border-2 aria-[current=page]:border-brand aria-[current=page]:bg-brand-tint aria-[current=page]:font-bold";

/** A list that is narrowed otherwise is not the one that is shown. */
const EXACT = { exact: true, includeSearch: true } as const;

/** What a list of the console may be narrowed to, with how many there are of each, and a box to look for one. */
export function FilterBar({ label, to, choices, current, box, children }: FilterBarProps) {
  return (
    <div className="flex flex-col gap-3">
      <nav aria-label={label}>
        <ul className="flex flex-wrap gap-2">
          {choices.map(({ value, word, count, search }) => (
            <li key={value}>
              <Link
                to={to}
                search={search}
                activeOptions={EXACT}
                className={CHIP}
                {...(value === current && { "aria-current": "page" as const })}
              >
                {word}
                <span className="tabular-nums">{count.toLocaleString("ja-JP")}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <search>
        <form method="get" action={to} className={`flex gap-2 ${children ? "flex-wrap" : "max-w-xl"}`}>
          {Object.entries(box.kept).map(([name, value]) => value !== undefined && <input key={name} type="hidden" {...{ name, value }} />)}
          {/* Another list has another text: what was typed for the one before does not stay. */}
          <input
            key={box.value}
            type="search"
            name={box.name}
            aria-label={box.label}
            placeholder={box.label}
            defaultValue={box.value}
            maxLength={box.maxLength}
            className={children ? `${fieldClass} max-w-80` : fieldClass}
          />
          {children}
          <Button type="submit" tone="secondary">
            探す
          </Button>
        </form>
      </search>
    </div>
  );
}
