import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { addressKey } from "#domain/properties/index.server.ts";
import type { AppraisableKind, BriefOutcome, PricedSubject } from "#domain/valuation/core/types.ts";
import {
  type EngineSource,
  type EstimateEngine,
  locateHome,
  locationText,
  normaliseInput,
  subjectOf,
} from "#domain/valuation/index.server.ts";
import { formatQuarter, quarterOf } from "#kernel/quarter.ts";
import type { Db } from "#platform/db.server.ts";
import type { RowFault, RowHome, RowPrice, RowResult, TakenRow } from "./types.ts";

export type RowDeps = { readonly db: Db; readonly engines: EngineSource };

type Located = Awaited<ReturnType<typeof locateHome>>;
/** Where addresses lie, by what they have in common with others of the same place (`addressKey`): the homes of a batch lie in few towns. */
export type KnownPlaces = LRUCache<string, Promise<Located>>;

/** Homes that are priced before others have a turn: some ten milliseconds. */
const AT_A_TIME = 25;
const LOOKED_UP_AT_ONCE = 4;
const MOST_PLACES = 20_000;

export function knownPlaces(): KnownPlaces {
  return new LRUCache({ max: MOST_PLACES });
}

export type RowsAsked = {
  readonly rows: readonly TakenRow[];
  readonly places: KnownPlaces;
  readonly at: Date;
  /** Answers to a test key are marked as samples. */
  readonly isTest: boolean;
};

/**
 * What comes of each row, in their order: its place, and the blind price that the engine gives to many homes at a time. `preparing`: a model that some of them need is
 * being trained or read.
 */
export async function estimateRows(deps: RowDeps, { rows, places, at, isTest }: RowsAsked): Promise<RowResult[] | "preparing"> {
  if (await isPreparing(deps.engines, rows)) return "preparing";
  const results = new Map<TakenRow, RowResult>();
  const homes: Placed[] = [];
  for (let from = 0; from < rows.length; from += LOOKED_UP_AT_ONCE) {
    await Promise.all(
      rows.slice(from, from + LOOKED_UP_AT_ONCE).map(async (row) => {
        const placed = await place(deps.db, row, places);
        if ("fault" in placed) results.set(row, placed.fault);
        else homes.push(placed);
      }),
    );
    if (from % AT_A_TIME === 0) await setImmediate();
  }
  for (const [kind, some] of Map.groupBy(homes, ({ home }) => home.kind)) {
    const prices = await priced(deps.engines, kind, { homes: some, at, isTest });
    for (const [i, { row }] of some.entries()) results.set(row, { reference: row.reference, ...(prices[i] ?? notPriced("no-model")) });
  }
  return rows.map((row) => results.get(row) ?? { reference: row.reference, ...notPriced("no-model") });
}

/** Rents are told of flats. */
async function isPreparing({ secondsUntilReady }: EngineSource, rows: readonly TakenRow[]): Promise<boolean> {
  const kinds = new Set(rows.flatMap((row) => (row.ok ? [row.home.kind] : [])));
  for (const kind of [...kinds, ...(kinds.has("condo") ? (["rent"] as const) : [])])
    if (((await secondsUntilReady?.(kind)) ?? null) !== null) return true;
  return false;
}

type Placed = { readonly row: TakenRow; readonly home: RowHome; readonly subject: PricedSubject; readonly matchedAddress: string };

async function place(db: Db, row: TakenRow, places: KnownPlaces): Promise<Placed | { readonly fault: RowResult }> {
  const { reference } = row;
  if (!row.ok) return { fault: { reference, ok: false, fault: "input", fields: row.faults } };
  const located = await lookUp(db, row.home, places);
  if (!located.ok) return { fault: { reference, ...notPriced(faultOf(located.reason.reason)) } };
  return { row, home: row.home, subject: subjectOf(normaliseInput(row.home), located.value), matchedAddress: locationText(located.value) };
}

function lookUp(db: Db, home: RowHome, places: KnownPlaces): Promise<Located> {
  const name = addressKey(home.address);
  const known = places.get(name);
  if (known) return known;
  const found = locateHome(db, home);
  places.set(name, found);
  // A failure is not kept.
  found.catch(() => places.delete(name));
  return found;
}

function faultOf(reason: string): RowFault {
  return reason === "address-ambiguous" || reason === "out-of-area" ? reason : "address-not-found";
}

function notPriced(fault: RowFault) {
  return { ok: false, fault, fields: [] } as const;
}

type Priced = { readonly ok: true; readonly price: RowPrice } | ReturnType<typeof notPriced>;
type Homes = { readonly homes: readonly Placed[]; readonly at: Date; readonly isTest: boolean };

async function priced(engines: EngineSource, kind: RowHome["kind"], { homes, at, isTest }: Homes): Promise<Priced[]> {
  const engine = await engines.current(kind);
  if (engine === null) return homes.map(() => notPriced("no-model"));
  const outcomes = await outcomesOf(engine, kind, { homes, at });
  const rentEngine = kind === "condo" ? await engines.current("rent") : null;
  const rents = rentEngine === null ? [] : await outcomesOf(rentEngine, "rent", { homes, at });
  const { modelVersion, isSample } = engine;
  return homes.map(({ matchedAddress }, i): Priced => {
    const outcome = outcomes[i];
    if (!outcome?.estimated) return notPriced(outcome?.reason ?? "no-model");
    const { point, q10, q90, chance10, grade, headline } = outcome;
    const price = {
      priceYen: point,
      lowYen: q10,
      highYen: q90,
      withinTenPercent: chance10,
      grade,
      pricedFor: formatQuarter(headline.quarter),
    };
    const rent = rents[i];
    const rentMonthlyYen = rent?.estimated ? rent.point : null;
    return { ok: true, price: { matchedAddress, ...price, rentMonthlyYen, modelVersion, isSample: isSample || isTest } };
  });
}

type Asked = Pick<Homes, "homes" | "at">;

async function outcomesOf(engine: EstimateEngine, kind: AppraisableKind, { homes, at }: Asked): Promise<BriefOutcome[]> {
  const outcomes: BriefOutcome[] = [];
  for (let from = 0; from < homes.length; from += AT_A_TIME) {
    const subjects = homes.slice(from, from + AT_A_TIME).map(({ subject }) => ({ ...subject, kind }));
    // What a rent is graded as is told nowhere here, and costs most of the time.
    outcomes.push(...engine.appraiseBriefly(subjects, { asOf: quarterOf(at), isGradedBySales: kind !== "rent" }));
    await setImmediate();
  }
  return outcomes;
}
