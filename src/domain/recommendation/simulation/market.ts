import type { Candidate } from "#domain/recommendation/core/candidate.ts";
import type { Random } from "#kernel/random.ts";
import { between, normal } from "./chance.ts";

/** What people see when they look, and no advertisement tells the ranker. */
export type Unseen = { readonly view: number; readonly quiet: number; readonly interior: number };

/** A home that is offered from a day of the simulation on. */
export type OfferedHome = {
  readonly from: number;
  readonly town: number;
  readonly unseen: Unseen;
  /** What it is worth in this market, in yen; its blind estimate errs around it. */
  readonly worth: number;
  readonly candidate: Candidate;
};

export const TOWNS = 8;
const BUILDINGS = 12;
/** Homes at the first day, and new ones a day; all stay. */
const AT_START = 800;
const A_DAY = 15;
const FIRST_DAY_MS = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
const GRADES = ["A", "B", "C", "D"] as const;

/** An invented market of flats in eight towns over so many days. */
export function drawMarket(random: Random, days: number): OfferedHome[] {
  const towns = Array.from({ length: TOWNS }, () => between(random, 550_000, 1_300_000));
  const buildings = towns.flatMap((unit, town) =>
    Array.from({ length: BUILDINGS }, (_, i) => ({
      ...{ town, unit, key: `b-${town}-${i}`, age: Math.floor(between(random, 0, 45)), walk: Math.floor(between(random, 1, 17)) },
    })),
  );
  return Array.from({ length: AT_START + A_DAY * days }, (_, i) => {
    const building = buildings[Math.floor(random() * buildings.length)];
    if (!building) throw new Error("a market has buildings");
    const from = i < AT_START ? -Math.floor(between(random, 0, 60)) : Math.floor((i - AT_START) / A_DAY);
    return home(random, { ...building, id: `h-${i}`, from });
  });
}

type Built = { town: number; unit: number; key: string; age: number; walk: number; id: string; from: number };

function home(random: Random, { town, unit, key, age, walk, id, from }: Built): OfferedHome {
  const areaM2 = Math.round(between(random, 25, 105));
  const [floor, layout] = [Math.floor(between(random, 1, 25)), areaM2 < 40 ? "1LDK" : areaM2 < 62 ? "2LDK" : "3LDK"];
  const unseen = { view: normal(random, WHOLE), quiet: normal(random, WHOLE), interior: normal(random, WHOLE) };
  const worth = areaM2 * unit * (1 - 0.011 * age) * (1 - 0.008 * walk) * (1 + 0.03 * (unseen.view + unseen.interior));
  const priceYen = Math.round((worth * normal(random, { mean: 1.04, spread: 0.09 })) / 100_000) * 100_000;
  const point = Math.round(worth * normal(random, { mean: 1, spread: 0.1 }));
  const grade = GRADES[Math.floor(random() * GRADES.length)] ?? "B";
  return {
    ...{ from, town, unseen, worth },
    candidate: {
      ...{ listingId: id, dwellingKey: id, kind: "condo", apartmentKey: key, cityCode: "13000", town: `t-${town}`, priceYen, areaM2 },
      ...{ ageYears: age, layout, floor, walks: [{ stationGroup: `s-${town}`, minutes: walk }], flag: null, priceCut: null },
      estimate: random() < 0.15 ? null : { point, ratio: priceYen / point, grade },
      ...{ firstSeenOn: new Date(FIRST_DAY_MS + from * DAY_MS).toISOString().slice(0, 10), daysShown: 0, softEdges: [], isSample: true },
    },
  };
}

const WHOLE = { mean: 0, spread: 1 };
