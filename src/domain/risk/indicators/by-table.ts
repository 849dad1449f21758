import { FACTS, type FactId, factOf, foundValue } from "#domain/risk/model/facts.ts";
import { type RatedIndicator, scored, unscored } from "#domain/risk/model/indicator.ts";
import { type ScoreTable, scoreBy } from "#domain/risk/model/score-table.ts";
import { wordsOf } from "#domain/risk/model/town-words.ts";
import type { Indicator } from "#domain/risk/model/types.ts";

type ByTable = Pick<Indicator, "id" | "pillar" | "weight"> & {
  readonly fact: FactId;
  readonly table: ScoreTable;
  readonly words: (value: number) => string;
  /** Where "looked at, nothing there" is the good news: its score and words. Elsewhere it has no score. */
  readonly absence?: { readonly value: number; readonly words: string };
};

/** An indicator that is one fact looked up in one table. */
export function byTable({ fact, table, words, absence, ...indicator }: ByTable): RatedIndicator {
  return {
    ...indicator,
    title: table.title,
    unit: FACTS[fact].unit,
    source: table.source,
    reads: [fact],
    read: (site) => {
      const known = factOf(site, fact);
      const value = foundValue(known);
      if (value !== null) return scored(known, scoreBy(table, value), wordsOf(known, words));
      if (known.state === "none" && absence) return scored(known, scoreBy(table, absence.value), absence.words);
      return unscored(known);
    },
  };
}
