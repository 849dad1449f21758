import type { ListingKind } from "#domain/listings/types.ts";
import type { AgeBand, Gender, IncomeBand, Profession } from "#domain/members/core/types.ts";
import type { Certainty, Commute, Exclusion, HomeConditions, LayoutChoice, Span } from "#domain/search/homes/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { Yen } from "#kernel/yen.ts";

/** 通常の物件, 九掛け物件, ダイレクトオファー: what a saved condition looks for. */
export const CHANNELS = ["normal", "kyugake", "offer"] as const;
export type Channel = (typeof CHANNELS)[number];

/** 自宅, 投資, セカンドハウス, 親族. */
export const PURPOSES = ["own-home", "investment", "second-home", "family"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** How the place is chosen: エリア, 沿線・駅, 地図, マンション指定. */
export const PLACE_MODES = ["area", "station", "map", "building"] as const;
export type PlaceMode = (typeof PLACE_MODES)[number];

/** 現金, ローン事前審査済, これから. */
export const FINANCINGS = ["cash", "pre-approved", "not-yet"] as const;
export type Financing = (typeof FINANCINGS)[number];

export const MESSAGE_TEMPLATES = ["live-long", "school", "parents", "same-building", "quick", "rent-out"] as const;
export type MessageTemplateId = (typeof MESSAGE_TEMPLATES)[number];

/** The letters that a name of a saved condition may have. */
export const LONGEST_QUERY_NAME = 40;

/** A code, and what it was called where it was chosen. The name is only shown; the code alone is searched by. Codes stay strings: `01101`. */
export type NamedCode = { readonly code: string; readonly name: string };

export type NamedCommute = Omit<Commute, "stationGroup"> & { readonly station: NamedCode };

/** What a buyer wishes for: everything that is saved of the step form. Empty and null ask for nothing. */
export type Wish = {
  /** What its member calls it; null: it goes by its conditions. */
  readonly name: string | null;
  readonly channels: readonly Channel[];
  readonly purpose: Purpose | null;
  readonly kinds: readonly ListingKind[];
  readonly placeMode: PlaceMode | null;
  /** `13108`, or with a 町: `13108-豊洲`. */
  readonly areas: readonly NamedCode[];
  /** Group codes of stations. */
  readonly stations: readonly NamedCode[];
  readonly polygon: readonly LonLat[] | null;
  /** Keys of buildings. */
  readonly buildings: readonly NamedCode[];
  readonly walkMinutesMax: number | null;
  readonly commutes: readonly NamedCommute[];
  /** Of 通常の物件. */
  readonly price: Span;
  readonly monthlyYenMax: Yen | null;
  /** Of 九掛け物件. */
  readonly kyugakeBudget: Yen | null;
  readonly certainties: readonly Certainty[];
  /** Of ダイレクトオファー. */
  readonly offerBudget: Yen | null;
  readonly financing: Financing | null;
  /** What is offered over the estimate: 0.80 to 1.20; and never more than the cap. */
  readonly offerRatio: number | null;
  readonly offerCap: Yen | null;
  readonly ageYearsMax: number | null;
  readonly isNewQuakeCode: boolean;
  readonly layouts: readonly LayoutChoice[];
  readonly areaM2: Span;
  readonly landAreaM2: Span;
  /** A rate: 0.05. */
  readonly yieldMin: number | null;
  readonly isSecondFloorUp: boolean;
  readonly directions: HomeConditions["directions"];
  readonly hasPets: boolean;
  readonly hasParking: boolean;
  readonly isFreehold: boolean;
  readonly isPriceCut: boolean;
  readonly newWithinDays: number | null;
  readonly excludes: readonly Exclusion[];
  readonly template: MessageTemplateId | null;
  /** To owners; 20 to 400 characters. */
  readonly message: string | null;
};

/** What is told of oneself. It is no part of a saved condition: a member keeps it in the profile, after agreeing to its purpose. */
export type About = {
  readonly ageBand: AgeBand | null;
  readonly gender: Gender | null;
  readonly incomeBand: IncomeBand | null;
  readonly profession: Profession | null;
};

/** Everything the step form asks. */
export type QueryAnswers = Wish & About;

/** State machine C1. A draft is a row of its own. */
export const QUERY_STATES = ["active", "paused", "expired", "archived"] as const;
export type QueryState = (typeof QUERY_STATES)[number];
