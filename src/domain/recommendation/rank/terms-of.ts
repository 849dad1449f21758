import type { Candidate } from "#domain/recommendation/core/candidate.ts";
import { walkOf } from "#domain/recommendation/core/candidate.ts";
import { binOf } from "#domain/recommendation/taste/number-taste.ts";
import { choicesOf, numbersOf, type Taste } from "#domain/recommendation/taste/taste.ts";
import type { Terms } from "#domain/recommendation/weights/types.ts";
import type { HomeConditions } from "#domain/search/homes/types.ts";

export type Seen = {
  readonly conditions: HomeConditions;
  readonly taste: Taste;
  /** Days since a dwelling was last recommended to this person. */
  readonly shown: ReadonlyMap<string, number>;
};

/** How much of the gap to the estimate counts by its grade. D says little. */
const CERTAINTY = { A: 1, B: 0.7, C: 0.4, D: 0.1 } as const;
const FLAG = { A: 1, B: 0.6, C: 0.3 } as const;
/** A gap of so much counts whole; a larger one no more, since it is an error of the data as likely as a bargain. */
const WHOLE_GAP = 0.25;
const NEW_DAYS = 14;
const CUT_PERCENT = 10;
const SHOWN_DAYS = 30;

/** What the score of a home is made of, for one person and wish. What is not known of a home speaks neither for nor against it. */
export function termsOf(home: Candidate, { conditions, taste, shown }: Seen): Terms {
  return { ...fitOf(home, conditions, taste), ...worthOf(home, shown), ...tasteFor(home, taste) };
}

type Fit = Pick<Terms, "priceRoom" | "walkRoom" | "areaRoom" | "ageRoom" | "softEdges">;

function fitOf(home: Candidate, { price, walkMinutesMax, areaM2, ageYearsMax, stations }: HomeConditions, { comfortableYen }: Taste): Fit {
  const walk = walkOf(home.walks, stations);
  return {
    priceRoom: room(home.priceYen, price.max ?? comfortableYen),
    walkRoom: room(walk, walkMinutesMax),
    areaRoom: home.areaM2 === null || areaM2.min === null || areaM2.min <= 0 ? 0 : clip((home.areaM2 - areaM2.min) / areaM2.min),
    ageRoom: room(home.ageYears, ageYearsMax),
    softEdges: home.softEdges.length,
  };
}

/** How far inside a maximum, as a share of it. */
function room(value: number | null, max: number | null): number {
  return value === null || max === null || max <= 0 ? 0 : clip((max - value) / max);
}

function worthOf({ estimate, flag, daysShown, priceCut, dwellingKey }: Candidate, shown: Seen["shown"]) {
  const shownAgo = shown.get(dwellingKey);
  return {
    value: estimate === null ? 0 : clip((1 - estimate.ratio) / WHOLE_GAP) * CERTAINTY[estimate.grade],
    flag: flag === null ? 0 : FLAG[flag.grade],
    fresh: Math.exp(-daysShown / NEW_DAYS),
    cut: priceCut === null ? 0 : clip(priceCut.percent / CUT_PERCENT) * Math.exp(-priceCut.days / NEW_DAYS),
    shown: shownAgo === undefined ? 0 : Math.exp(-shownAgo / SHOWN_DAYS),
  };
}

function tasteFor(home: Candidate, taste: Taste) {
  const numbers = numbersOf(home);
  const choices = choicesOf(home);
  const number = (part: keyof typeof numbers) => {
    const value = numbers[part];
    return value === null ? 0 : (taste.numbers[part][binOf(part, value)] ?? 0);
  };
  const choice = (part: keyof typeof choices) => choices[part].reduce((sum, value) => sum + (taste.choices[part].get(value) ?? 0), 0);
  return {
    tastePrice: number("price"),
    tasteArea: number("area"),
    tasteWalk: number("walk"),
    tasteAge: number("age"),
    tasteFloor: number("floor"),
    tasteKind: choice("kind"),
    tasteLayout: choice("layout"),
    tasteTown: choice("town"),
    tasteStation: choice("station"),
    tasteBuilding: choice("building"),
  };
}

function clip(value: number): number {
  return Math.max(-1, Math.min(1, value));
}
