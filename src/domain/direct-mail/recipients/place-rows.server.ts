import type { MailingKind, RecipientPlace } from "#domain/direct-mail/core/types.ts";
import { usualEstimate } from "#domain/direct-mail/letter/usual-estimate.server.ts";
import { inYieldingSteps } from "#domain/direct-mail/steps/in-yielding-steps.server.ts";
import { hasNumber, stopKey } from "#domain/direct-mail/stops/stop-key.ts";
import { addressKey } from "#domain/properties/index.server.ts";
import { type EngineSource, locateHome } from "#domain/valuation/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { ReadRow } from "./read-recipients-file.server.ts";
import type { FaultyRow, RowFault } from "./recipients-file.ts";

export type PlaceDeps = { readonly db: Db; readonly engines: EngineSource; readonly clock: Clock };
export type PlacedRow = ReadRow & RecipientPlace;
type Placed = {
  readonly rows: readonly PlacedRow[];
  readonly faults: readonly FaultyRow[];
  /** Rows in towns whose estimate has the grade D, among `rows` or `faults`. */
  readonly lowGrade: number;
};
/** What is looked for. `withLowGrade`: those in towns whose estimate has the grade D are kept too. */
type Wanted = { readonly kind: MailingKind; readonly withLowGrade: boolean };

/** Finds the town of each address, and keeps those in towns for which a letter can tell a price. `preparing`: there is no model yet. */
export async function placeRows(deps: PlaceDeps, wanted: Wanted, given: readonly ReadRow[]): Promise<Placed | "preparing"> {
  const towns = townsOf(deps, wanted.kind);
  const rows: PlacedRow[] = [];
  const faults: FaultyRow[] = [];
  let lowGrade = 0;
  const isPreparing = await inYieldingSteps(given, async (row) => {
    const place = await towns(row.address);
    if (place === "preparing") return true;
    if (typeof place === "string") faults.push({ line: row.line, reason: place });
    else if (!place.isLowGrade) rows.push({ ...row, ...place.at });
    else {
      lowGrade += 1;
      if (wanted.withLowGrade) rows.push({ ...row, ...place.at });
      else faults.push({ line: row.line, reason: "low-grade" });
    }
    return false;
  });
  return isPreparing.includes(true) ? "preparing" : { rows, faults, lowGrade };
}

type Found = { readonly at: RecipientPlace; readonly isLowGrade: boolean } | RowFault | "preparing";

const NOT_FOUND: Readonly<Partial<Record<string, RowFault>>> = { "address-ambiguous": "several-places", "out-of-area": "out-of-area" };

/** Looks an address up once, by what it has in common with others of the same place (`addressKey`), and asks once for the price of a town. */
function townsOf({ db, engines, clock }: PlaceDeps, kind: MailingKind): (address: string) => Promise<Found> {
  const [byName, byTown] = [new Map<string, Promise<Found>>(), new Map<string, Promise<Found>>()];
  const priced = async (place: RecipientPlace): Promise<Found> => {
    const estimate = await usualEstimate({ db, engines }, { kind, ...place, now: clock.now() });
    if (estimate === "preparing") return estimate;
    return estimate === null ? "no-estimate" : { at: place, isLowGrade: estimate.grade === "D" };
  };
  const located = async (address: string): Promise<Found> => {
    const found = await locateHome(db, { kind, address, areaM2: 1 });
    if (!found.ok) return NOT_FOUND[found.reason.reason] ?? "no-place";
    if (found.value.town === null) return "no-place";
    const { cityCode, cityName, town } = found.value.town;
    return known(byTown, `${cityCode}/${town}`, () => priced({ cityCode, cityName, town }));
  };
  return async (address) => {
    if (!hasNumber(stopKey(address))) return "no-number";
    return known(byName, addressKey(address), () => located(address));
  };
}

function known<T>(map: Map<string, Promise<T>>, key: string, find: () => Promise<T>): Promise<T> {
  const found = map.get(key) ?? find();
  map.set(key, found);
  return found;
}
