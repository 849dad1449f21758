import { Link } from "@tanstack/react-router";
import type { HomeFacets } from "#api/client/client.ts";
import { CERTAINTIES, type Certainty } from "#domain/search/homes/types.ts";
import { GradeMark } from "#web/kit/flag/grade-mark.tsx";
import { type FlaggedQuestion, flaggedSearch } from "./flagged-search.ts";

type ChipsProps = { readonly to: string; readonly question: FlaggedQuestion; readonly facets: HomeFacets };

/** Certainties to switch on and off, each with how many homes it has under all other conditions. Links: they work without script. */
export function CertaintyChips({ to, question, facets }: ChipsProps) {
  const chosen = question.conditions.certainties;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="確かさ">
      {CERTAINTIES.map((grade) => {
        const isOn = chosen.includes(grade);
        const certainties = switched(chosen, grade);
        const count = facets.certainties.find(({ value }) => value === grade)?.count ?? 0;
        return (
          <li key={grade}>
            <Link
              to={to}
              search={flaggedSearch({ page: 1, conditions: { ...question.conditions, certainties } })}
              resetScroll={false}
              aria-current={isOn ? "true" : undefined}
              className={`inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-14 ${isOn ? "border-brand bg-brand-tint font-bold text-brand" : "border-control bg-card"}`}
            >
              <GradeMark grade={grade} depth="eight-and-half" size={20} isDecoration />
              <span className="amount">
                確かさ{grade} {count.toLocaleString("ja-JP")}
              </span>
              <span className="sr-only">{isOn ? "（表示中。押すと外します）" : "（押すと加えます）"}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The last one cannot be switched off: that would ask for everything. */
export function switched(
  chosen: FlaggedQuestion["conditions"]["certainties"],
  grade: Certainty,
): FlaggedQuestion["conditions"]["certainties"] {
  if (!chosen.includes(grade)) return CERTAINTIES.filter((one) => one === grade || chosen.includes(one));
  const others = chosen.filter((one) => one !== grade);
  return others.length === 0 ? chosen : others;
}
