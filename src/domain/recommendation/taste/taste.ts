import { type HomeFacts, walkOf } from "#domain/recommendation/core/candidate.ts";
import type { NopeReason, Reaction } from "#domain/recommendation/core/delivery.ts";
import type { Yen } from "#kernel/yen.ts";
import { addNumber, binOf, emptyNumbers, type NumberPart, type Numbers, type Side } from "./number-taste.ts";

/** What somebody made of a home: a reaction, that it is kept as a favourite, or that it was passed over in a slate that was opened. */
export type Signal = {
  readonly kind: Reaction | "favorite" | "pass";
  /** Of a `nope`. */
  readonly reason: NopeReason | null;
  /** Days since; 0: today. */
  readonly daysAgo: number;
  readonly home: HomeFacts;
};

const CHOICE_PARTS = ["kind", "layout", "town", "station", "building"] as const;
type ChoicePart = (typeof CHOICE_PARTS)[number];

/**
 * What somebody likes, attribute by attribute. It is a plain sum over signals, none of them weighed against the others: a further like of a home adds to no other
 * home more than to that one, and so never lowers it.
 */
export type Taste = {
  readonly numbers: Numbers;
  readonly choices: Readonly<Record<ChoicePart, ReadonlyMap<string, number>>>;
  /** Dwellings that are not shown again: 興味なし and 隠す. */
  readonly unwanted: ReadonlySet<string>;
  /** What homes with いいね and favourites have, for reasons that name it: `station:…`, `town:…`, `building:…`. */
  readonly liked: ReadonlySet<string>;
  readonly saved: ReadonlySet<string>;
  /** A price that suits what a member told and agreed to have used; null: not told. Counts where a wish has no highest price. */
  readonly comfortableYen: Yen | null;
};

/** How much a signal counts on its day. */
const STRENGTH: Readonly<Record<Signal["kind"], number>> = {
  like: 1,
  ask: 1.5,
  visit: 2,
  favorite: 0.7,
  nope: -1,
  hide: -0.4,
  pass: -0.15,
};
/** After so many days it counts half. */
const HALF_LIFE_DAYS = 60;
/** A nope whose reason names no attribute is spread over all, and counts less. */
const UNNAMED = 0.4;

/** The taste that signals show. `comfortableYen` as in `Taste`. */
export function tasteOf(signals: readonly Signal[], comfortableYen: Yen | null = null): Taste {
  const taste = {
    numbers: emptyNumbers(),
    choices: { kind: new Map(), layout: new Map(), town: new Map(), station: new Map(), building: new Map() },
    unwanted: new Set(signals.filter(({ kind }) => kind === "nope" || kind === "hide").map(({ home }) => home.dwellingKey)),
    liked: marksOfAll("like", signals),
    saved: marksOfAll("favorite", signals),
    comfortableYen,
  } satisfies Taste;
  for (const signal of signals) take(taste, signal);
  return taste;
}

function marksOfAll(wanted: Signal["kind"], signals: readonly Signal[]): ReadonlySet<string> {
  return new Set(signals.flatMap(({ kind, home }) => (kind === wanted ? marksOf(home) : [])));
}

/** What reasons may name of a home. */
export function marksOf({ walks, cityCode, town, apartmentKey }: HomeFacts): string[] {
  return [
    ...walks.flatMap(({ stationGroup }) => (stationGroup === null ? [] : [`station:${stationGroup}`])),
    ...(town === "" ? [] : [`town:${townKey({ cityCode, town })}`]),
    ...(apartmentKey === null ? [] : [`building:${apartmentKey}`]),
  ];
}

/** One number of a home that taste can be of; null: not known. */
function numbersOf({ priceYen, areaM2, ageYears, floor, walks }: HomeFacts): Readonly<Record<NumberPart, number | null>> {
  return { price: priceYen, area: areaM2, walk: walkOf(walks, []), age: ageYears, floor };
}

/** The choices of a home that taste can be of. */
function choicesOf(home: HomeFacts): Readonly<Record<ChoicePart, readonly string[]>> {
  const { kind, layout, town, apartmentKey, walks } = home;
  return {
    kind: [kind],
    layout: layout === null ? [] : [layout],
    town: town === "" ? [] : [townKey(home)],
    station: [...new Set(walks.flatMap(({ stationGroup }) => (stationGroup === null ? [] : [stationGroup])))],
    building: apartmentKey === null ? [] : [apartmentKey],
  };
}

export function townKey({ cityCode, town }: Pick<HomeFacts, "cityCode" | "town">): string {
  return `${cityCode}-${town}`;
}

type Named = { readonly part: NumberPart | ChoicePart; readonly side: Side; readonly share: number };

const ALL: readonly Named[] = [
  ...(["price", "area", "walk", "age", "floor"] as const).map((part) => ({ part, side: "near" as const, share: 1 })),
  ...CHOICE_PARTS.map((part) => ({ part, side: "near" as const, share: 1 })),
];

/** 価格 is taken as too dear, 広さ as too small, 築年 as too old, 駅から遠い as too far: homes still further out are liked as little. */
const OF_REASON: Readonly<Record<NopeReason, readonly Named[]>> = {
  price: [{ part: "price", side: "above", share: 1 }],
  area: [{ part: "area", side: "below", share: 1 }],
  age: [{ part: "age", side: "above", share: 1 }],
  walk: [{ part: "walk", side: "above", share: 1 }],
  place: (["town", "station", "building"] as const).map((part) => ({ part, side: "near" as const, share: 1 })),
  other: ALL.map((named) => ({ ...named, share: UNNAMED })),
};

function namedBy(kind: Signal["kind"], reason: NopeReason | null): readonly Named[] {
  return kind === "nope" ? OF_REASON[reason ?? "other"] : ALL;
}

type Making = Taste & { readonly choices: Readonly<Record<ChoicePart, Map<string, number>>> };

function take(taste: Making, { kind, reason, daysAgo, home }: Signal): void {
  const strength = STRENGTH[kind] * 0.5 ** (daysAgo / HALF_LIFE_DAYS);
  const [numbers, choices] = [numbersOf(home), choicesOf(home)];
  for (const { part, side, share } of namedBy(kind, reason)) {
    const weight = strength * share;
    if (isChoice(part)) addChoices(taste.choices[part], choices[part], weight);
    else if (numbers[part] !== null) addNumber(taste.numbers[part], { at: binOf(part, numbers[part]), side, weight, part });
  }
}

/** A home at several stations gives each its share, so that it adds to itself what it adds at most to any. */
function addChoices(liking: Map<string, number>, values: readonly string[], weight: number): void {
  for (const value of values) liking.set(value, (liking.get(value) ?? 0) + weight / values.length);
}

function isChoice(part: string): part is ChoicePart {
  return CHOICE_PARTS.some((one) => one === part);
}
