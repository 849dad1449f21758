import type { Finding, FindingState, Provenance } from "#domain/surroundings/layers/types.ts";

export const PILLARS = ["earthquake", "water", "building", "crime", "child", "life"] as const;
/** 地震, 水害・土砂, 建物・管理, 治安, 子育て, 暮らし・市場. */
export type PillarId = (typeof PILLARS)[number];

/** Share of each pillar in the whole; any positive numbers, they are taken as parts of their sum. */
export type Weights = Readonly<Record<PillarId, number>>;

export type Letter = "AAA" | "AA" | "A" | "BBB" | "BB" | "B" | "C";

/** A fact that indicators read: a number with its state and where it is from. */
export type Fact = Pick<Finding, "state" | "value" | "details" | "provenance">;

/** Everything that a building is rated from, by the name indicators ask for. A name that is missing counts as `no_data`. */
export type SiteFacts = {
  readonly facts: Readonly<Record<string, Fact>>;
  /** Floor of the unit that is asked about; null: the building as a whole. */
  readonly floor: number | null;
};

/** One indicator: pure, all of the same signature. */
export type Indicator = {
  readonly id: string;
  readonly pillar: PillarId;
  readonly title: string;
  readonly unit: string;
  /** Share within its pillar. */
  readonly weight: number;
  /** What the score is taken from: break points with their source (docs/models/risk.md). */
  readonly source: string;
  readonly read: (site: SiteFacts) => Reading;
};

/** `score` 0–100, 100 = safest; null unless there is something to judge by (`ok`, or `none` where nothing there is good news). */
export type Reading = {
  readonly state: FindingState;
  readonly value: number | null;
  readonly score: number | null;
  /** What was found, in a person's words: 「0.5m未満」「3階は浸水深より上」. */
  readonly words: string;
  readonly provenance: Provenance | null;
  /** Of a depth read over a town: the deepest part, where it is deeper than `value`, with its share of the town. Left out: there is none. */
  readonly deepest?: { readonly rank: number; readonly share: number } | undefined;
};

export type IndicatorResult = Reading & Pick<Indicator, "id" | "pillar" | "title" | "unit" | "weight">;

export type PillarResult = {
  readonly id: PillarId;
  /** Null: too little of it is known (`RATING_MODEL.coverage.pillar`, `RATING_MODEL.core`). Then it has no share in the whole either. */
  readonly score: number | null;
  /** 0–1: share of its indicators' weight that has data. */
  readonly coverage: number;
  readonly indicators: readonly IndicatorResult[];
};

/** A single risk that bounds the letter. */
export type Cap = { readonly id: string; readonly atMost: Letter; readonly reason: string };

/** What moved the whole most, in points of the overall score. */
export type Driver = { readonly indicatorId: string; readonly title: string; readonly points: number; readonly words: string };

/** The worst and the best that the missing data could bring: letters under their caps, points before them (one decimal). */
export type Possible = {
  readonly lowest: Letter;
  readonly highest: Letter;
  readonly leastPoints: number;
  readonly mostPoints: number;
};

/** What one more fact would bring. `what`: an indicator, or `built` and `told`, several that are told together. */
export type Narrowing = {
  readonly what: string;
  readonly title: string;
  /** Who could tell it: the visitor, the papers of the building, or data that are not imported yet. */
  readonly by: "visitor" | "building" | "data";
  /** The value that the rest is worked out with. It is an example, never a finding: 「築25年なら」. */
  readonly assuming: string;
  readonly coverageAfter: number;
  readonly lowest: Letter;
  readonly highest: Letter;
};

/** Storeys that are rated alike, from the lowest up. `to` null: and all above. */
export type FloorGroup = {
  readonly from: number;
  readonly to: number | null;
  readonly letter: Letter | null;
  readonly overall: number | null;
  readonly lowest: Letter;
  readonly highest: Letter;
};

export type RiskRating = {
  readonly modelVersion: string;
  readonly weights: Weights;
  readonly pillars: readonly PillarResult[];
  /** 0–100; null: nothing to rate by. */
  readonly overall: number | null;
  readonly coverage: number;
  /** Null: 判定保留 (coverage under 60 %). */
  readonly letter: Letter | null;
  /** 参考 (coverage 60–80 %). */
  readonly isProvisional: boolean;
  /** Told also where there is no letter. */
  readonly possible: Possible;
  /** By how much coverage each would bring, most first; empty where everything is known. */
  readonly narrowing: readonly Narrowing[];
  readonly caps: readonly Cap[];
  readonly driversDown: readonly Driver[];
  readonly driversUp: readonly Driver[];
};

/** Where a building stands among the rated ones of its prefecture. */
export type Standing = {
  readonly deviation: number;
  /** 上位 x %, from the best. */
  readonly topPercent: number;
  /** 下から x %, from the worst. */
  readonly bottomPercent: number;
  readonly among: number;
};
