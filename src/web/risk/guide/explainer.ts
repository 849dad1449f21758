import { INDICATORS } from "#domain/risk/indicators/all.ts";
import type { ScoreTable } from "#domain/risk/model/score-table.ts";
import type { PillarId } from "#domain/risk/model/types.ts";
import type { Legend } from "#domain/surroundings/tiles/legends.ts";
import { percent } from "#kernel/percent.ts";
import { readingNote, scoreRows } from "./score-rows.ts";

export type ExplainerTable = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly note?: string | null;
};

export type ExplainerSection = {
  /** Of the heading, for links. */
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly points?: readonly string[];
  readonly legend?: Legend;
  /** What must not be overlooked. */
  readonly warning?: string;
  readonly table?: ExplainerTable;
};

type ExplainerSource = { readonly label: string; readonly details: string };

/** How one part of the rating is to be read, for somebody who looks at no building yet. */
export type Explainer = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly ExplainerSection[];
  readonly sources: readonly ExplainerSource[];
};

/** The points of one table of the model, as it stands in the model. */
export function scoreTable(table: ScoreTable, name?: (x: number) => string): ExplainerTable {
  return {
    caption: table.title,
    columns: ["分かったこと", "点数"],
    rows: scoreRows(table, name).map(({ range, score }) => [range, score]),
    note: readingNote(table.reading),
  };
}

/** What a pillar is made of, with the share of each part. */
export function indicatorTable(pillar: PillarId): ExplainerTable {
  const own = INDICATORS.filter((indicator) => indicator.pillar === pillar);
  const sum = own.reduce((total, { weight }) => total + weight, 0);
  return {
    caption: "点数の内訳",
    columns: ["見るもの", "この項目の中の重み"],
    rows: own.map(({ title, weight }) => [title, percent(weight / sum, 0)]),
    note: "データのないものは平均に入れず、足りない分だけ「データのそろい具合」が下がります。",
  };
}

export function tableSource({ title, source, dated }: ScoreTable): ExplainerSource {
  return { label: `${title}・${dated}`, details: `${source}。点数は当サイトがつけたものです。` };
}
