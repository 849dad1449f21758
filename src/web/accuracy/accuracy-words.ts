import type { ModelCardResponse } from "#api/client/client.ts";
import { percent } from "#kernel/percent.ts";
import { quarterText } from "#kernel/quarter.ts";
import { formatYen } from "#kernel/yen.ts";

type Kind = ModelCardResponse["kind"];

/** Fewer tested sales than this and a part's figures are 参考: one sale moves them by a point. */
export const FEW_SALES = 100;

type Judgement = ModelCardResponse["judgement"];

/** What the tests of a model say of its band. */
export const VERDICT_WORDS: Readonly<Record<Judgement["verdict"], string>> = {
  kept: "幅は、ほぼ約束どおりに当たっています。",
  narrow: "幅が少しせまく、外れが約束より多くなっています。",
  wide: "幅が少し広く、約束より多く当たっています。",
  uneven: "全体では約束に近いものの、当たり方に偏りがあります。",
};

/** The same in a badge. */
export const VERDICT_BADGES: Readonly<Record<Judgement["verdict"], { readonly tone: "good" | "warn"; readonly text: string }>> = {
  kept: { tone: "good", text: "ほぼ約束どおり" },
  narrow: { tone: "warn", text: "幅がせまい" },
  wide: { tone: "warn", text: "幅が広い" },
  uneven: { tone: "warn", text: "偏りあり" },
};

/** How the band was kept: in all, and where it was not at one of its ends or in a ward. */
export function judgementText({ overall, judgement }: Pick<ModelCardResponse, "overall" | "judgement">): string {
  const { verdict, below, above, worstWard, isWorstWardShort } = judgement;
  const ends = [
    ...(below === "kept" ? [] : [`幅より安く売れたものが約束より${below === "more" ? "多く" : "少なく"}`]),
    ...(above === "kept" ? [] : [`幅より高く売れたものが約束より${above === "more" ? "多く" : "少なく"}`]),
  ];
  return [
    `80%の幅に、実際の価格の${percent(overall.coverage80)}が入りました。`,
    VERDICT_WORDS[verdict],
    ends.length > 0 ? `${ends.join("、")}なっています。` : "",
    isWorstWardShort && worstWard ? `${worstWard.cityName}では${percent(worstWard.coverage80)}にとどまります。` : "",
  ].join("");
}

/** Null where no sale of the test has its renovation on record: then both are the same, and there is nothing to hide. */
export function blindFigures({ overall }: Pick<ModelCardResponse, "overall">): ModelCardResponse["overall"]["blind"] | null {
  const { blind, mdape, ppe10, coverage80 } = overall;
  return blind.mdape === mdape && blind.ppe10 === ppe10 && blind.coverage80 === coverage80 ? null : blind;
}

/** `2024年第3四半期〜2025年第2四半期`. */
export function periodText(from: string, until: string): string {
  return from === until ? quarterText(from) : `${quarterText(from)}〜${quarterText(until)}`;
}

export type BaselineRow = {
  readonly name: string;
  readonly how: string;
  readonly mdape: number;
  readonly ppe10: number;
  /** Share of this way's median error that the model does without; null for the model itself. */
  readonly gain: number | null;
};

/** The model and three simpler ways on the same sales, best first. */
export function baselineRows({ overall, baselines }: Pick<ModelCardResponse, "overall" | "baselines">): readonly BaselineRow[] {
  const row = (name: string, how: string, { mdape, ppe10 }: { mdape: number; ppe10: number }) => ({
    name,
    how,
    mdape,
    ppe10,
    gain: 1 - overall.mdape / mdape,
  });
  return [
    { name: "このモデル", how: "似た成約と機械学習", mdape: overall.mdape, ppe10: overall.ppe10, gain: null },
    row("似た成約だけ", "条件の近い成約の㎡単価の中央値", baselines.comparables),
    row("回帰式", "広さ、築年、時期などの一次式", baselines.hedonic),
    row("町の中央値", "同じ町の㎡単価の中央値", baselines.townMedian),
  ].toSorted((a, b) => a.mdape - b.mdape);
}

/** `31%少ない`, `4%多い`: the model's median error against another way's. */
export function gainText(gain: number): string {
  return gain >= 0 ? `${percent(gain, 0)}少ない` : `${percent(-gain, 0)}多い`;
}

type AgeBand = ModelCardResponse["ageBands"][number];

export function ageText({ from, to }: Pick<AgeBand, "from" | "to">): string {
  if (from === null) return "築年のデータなし";
  return to === null ? `${from}年以上` : `${from}〜${to}年`;
}

type PriceDecile = ModelCardResponse["priceDeciles"][number];

/** The two ends of a price range, to be joined by 〜: `620万` and `1,840万円`. */
export function priceEnds({ from, to }: Pick<PriceDecile, "from" | "to">): readonly [string, string] {
  return [formatYen(from).replace(/円$/, ""), formatYen(to)];
}

type Familiarity = ModelCardResponse["familiarity"][number]["familiarity"];

const FAMILIARITY: Readonly<Record<Familiarity, string>> = {
  seen: "あり",
  unseen: "なし",
  "new-group": "うち、同じ町で同じ築年の取引もなし",
};

/** Whether the training sales held one like it; land has no building and no built year. */
export function familiarityText(kind: Kind, familiarity: Familiarity): string {
  return kind === "land" && familiarity === "new-group" ? "うち、同じ町の取引もなし" : FAMILIARITY[familiarity];
}

export function familiarityLead(kind: Kind): string {
  return kind === "land"
    ? "同じ町で同じ広さの土地の取引を、モデルが学んでいたかどうかです。"
    : "同じ建物の取引を、モデルが学んでいたかどうかです。建物がわからない取引は、町・築年・広さが同じなら同じ建物とみなします。";
}
