import type { OwnedHome } from "#domain/assets/core/types.ts";
import type { ValuationPoint, ValueChange } from "#domain/assets/series/types.ts";
import type { Agreement, CannotEstimate, ForecastPoint, PriceParts } from "#domain/valuation/core/types.ts";
import type { Month } from "#kernel/calendar/month.ts";
import type { LearnableAnswer, MissingAnswer } from "#kernel/home/missing-answers.ts";
import type { Quarter } from "#kernel/quarter.ts";
import type { Yen } from "#kernel/yen.ts";

/** What is owed at the end of a month; `isReckonedBack`: before the month that was told, as if nothing had ever been paid beside the schedule. */
export type Owed = { readonly yen: Yen; readonly isReckonedBack: boolean };

/** The middle, and by the ends of the band. */
export type Ends = { readonly yen: Yen; readonly lowYen: Yen; readonly highYen: Yen };

/** A month of the graph. */
export type SeriesMonth = Omit<ValuationPoint, "beforeByModel"> & {
  /** Another model than the month before: the line is joined here, and the step between is not the market's alone. */
  readonly isModelChange: boolean;
  /** Null: no loan was told, or nothing is known of it then. */
  readonly owed: Owed | null;
  /** Value less what is owed. */
  readonly equity: Ends | null;
};

export type SeriesEvent = {
  /** `2020` of what only a year is known of. */
  readonly on: Month;
  readonly kind: "purchase" | "renovation" | "model-change" | "rate-change" | "loan-end";
  readonly words: string;
};

/** The last value against the one before, of month `from`. */
export type LastChange = ValueChange & { readonly from: Month; readonly yen: Yen };

/** What is known of the value of a home. `preparing`: nobody has looked at it yet; `refused`: no price can be given by now. */
export type ValueState =
  | { readonly state: "preparing" }
  | { readonly state: "refused"; readonly reason: CannotEstimate; readonly isSample: boolean }
  | {
      readonly state: "valued";
      readonly point: ValuationPoint;
      readonly isSample: boolean;
      /** This month was looked at, and sales have told nothing newer: no new point, and no change. */
      readonly isWithoutNewerSales: boolean;
    };

/** Facts that the estimate looks at and does not have: told, they would make its band narrower or its place righter. */
export type MissingFact = "builtYear" | "layout" | MissingAnswer | "station" | "building" | "exact-place";

/** What a card of a home says. */
export type AssetCard = {
  readonly value: ValueState;
  /** How sure the value is beside similar sales; null: there is no value, or no model is at hand. That of a point is the band's alone. */
  readonly grade: ValuationPoint["grade"] | null;
  /** The last quarter of the sales that it rests on; null: as of the grade, or another model is at hand than the value's. */
  readonly dataUntil: Quarter | null;
  /** What is owed today; null: not told. */
  readonly owedYen: Yen | null;
  readonly equity: Ends | null;
  readonly change: LastChange | null;
  readonly sincePurchase: { readonly yen: Yen; readonly share: number } | null;
};

/** A card as the list of all homes has it. */
export type AssetListCard = AssetCard & {
  /** The last two years of the series. */
  readonly recent: readonly SeriesMonth[];
  /** Of the building; null: データなし, which is never safe. */
  readonly risk: AssetResult["risk"];
};

/** What a look in full says of the value of today beside the series. */
export type ValueDetails = {
  readonly withinTenPercent: number;
  readonly agreement: Agreement | null;
  /** Of a house: what of its value is the land's and what the building's; null where they cannot be told apart. */
  readonly parts: PriceParts | null;
  readonly forecast: readonly ForecastPoint[];
};

export type AssetResult = AssetCard & {
  readonly home: OwnedHome;
  /** Null: no model is at hand. */
  readonly details: ValueDetails | null;
  readonly series: readonly SeriesMonth[];
  readonly events: readonly SeriesEvent[];
  /** How far back there are values; `isCutOff`: not as far as the purchase. */
  readonly reach: { readonly wantedFrom: Month | null; readonly from: Month | null; readonly isCutOff: boolean };
  /** Of the building; null: データなし, which is never safe. */
  readonly risk: { readonly letter: string | null; readonly overall: number | null; readonly isProvisional: boolean } | null;
  readonly missing: readonly MissingFact[];
  /** Which of the answers that not every model reads the model at hand does; null: none is at hand. */
  readonly answersRead: readonly LearnableAnswer[] | null;
};
