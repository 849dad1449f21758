import type { KeptHomeToday, RiskReportResponse } from "#api/client/client.ts";

type Rating = RiskReportResponse["rating"];
export type PillarId = Rating["pillars"][number]["id"];

/** What stands around a home. Null: it could not be had, which is told; never a safe value. */
export type HomeAround = {
  readonly risk: {
    readonly letter: Rating["letter"];
    /** Of 100. */
    readonly points: number | null;
    /** The building is not known: it is the report of its place. */
    readonly isOfPlace: boolean;
    /** By pillar; one that too little is known of is left out. */
    readonly scores: Readonly<Partial<Record<PillarId, number>>>;
  } | null;
  /** What the guideline asks a building of this kind to lay aside, a month. */
  readonly guidelineYenPerM2: number | null;
};

export type ComparedHome = KeptHomeToday & HomeAround;

export type CompareCell = {
  /** The dwelling that the cell is of. */
  readonly of: string;
  readonly text: string;
  /** Beside the base, or what belongs to the figure. */
  readonly beside: string | null;
  /** `best`: the best of its row; `worst`: the one to look at, in words. */
  readonly mark: "best" | { readonly worst: string } | null;
  /** Points of 100, drawn as a bar; null: it is no such figure, or not known. */
  readonly points: number | null;
};

export type CompareRow = {
  readonly id: string;
  readonly label: string;
  /** What the figures rest on. */
  readonly note: string | null;
  readonly group: CompareGroup;
  readonly cells: readonly CompareCell[];
  /** All say the same: it is folded away. */
  readonly isEqual: boolean;
};

export const COMPARE_GROUPS = {
  price: "価格",
  money: "お金",
  home: "住まい",
  terms: "権利と条件",
  risk: "リスク（点・100がよい）",
} as const;
export type CompareGroup = keyof typeof COMPARE_GROUPS;

/** A figure of a row: what it is of a home, how it is written, and which end of it is the better one. */
export type Figure = {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly group: CompareGroup;
  readonly of: (home: ComparedHome, today: string) => number | null;
  readonly words: (value: number, home: ComparedHome) => string;
  /** What it is more or less than of the base; null: that is not said. */
  readonly difference: ((by: number) => string) | null;
  /** Null: neither end is better. */
  readonly better: "less" | "more" | null;
  /** What is said of the one at the other end; null: nothing need be. */
  readonly worst: string | null;
  readonly beside?: (home: ComparedHome) => string | null;
  /** Said in place of a figure that is not known. */
  readonly absent?: string;
  /** It is points of 100. */
  readonly isPoints?: true;
};
