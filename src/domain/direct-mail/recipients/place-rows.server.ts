import { setImmediate } from "node:timers/promises";
import type { MailingKind, RecipientPlace } from "#domain/direct-mail/core/types.ts";
import { usualEstimate } from "#domain/direct-mail/letter/usual-estimate.server.ts";
import { hasNumber, stopKey } from "#domain/direct-mail/stops/stop-key.ts";
import { type EngineSource, locateHome } from "#domain/valuation/index.server.ts";
import { nameBeforeNumber, placeTextKey } from "#kernel/place/chome.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { ReadRow } from "./read-recipients-file.server.ts";
import type { FaultyRow, RowFault } from "./recipients-file.ts";

export type PlaceDeps = { readonly db: Db; readonly engines: EngineSource; readonly clock: Clock };
export type PlacedRow = ReadRow & RecipientPlace;
type Placed = { readonly rows: readonly PlacedRow[]; readonly faults: readonly FaultyRow[] };

/** Rows that are placed before others have a turn. */
const AT_A_TIME = 25;

/** Finds the town of each address, and keeps those in towns for which a letter can tell a price. `preparing`: there is no model yet. */
export async function placeRows(deps: PlaceDeps, kind: MailingKind, given: readonly ReadRow[]): Promise<Placed | "preparing"> {
  const towns = townsOf(deps, kind);
  const rows: PlacedRow[] = [];
  const faults: FaultyRow[] = [];
  for (const [i, row] of given.entries()) {
    const place = await towns(row.address);
    if (place === "preparing") return place;
    if (typeof place === "string") faults.push({ line: row.line, reason: place });
    else rows.push({ ...row, ...place });
    if (i % AT_A_TIME === 0) await setImmediate();
  }
  return { rows, faults };
}

type Found = RecipientPlace | RowFault | "preparing";

/** Looks a town up once, by what stands before the number of an address, and asks once for its price. */
function townsOf({ db, engines, clock }: PlaceDeps, kind: MailingKind): (address: string) => Promise<Found> {
  const [byName, byTown] = [new Map<string, Promise<Found>>(), new Map<string, Promise<Found>>()];
  const priced = async (place: RecipientPlace): Promise<Found> => {
    await setImmediate();
    const estimate = await usualEstimate({ db, engines }, { kind, ...place, now: clock.now() });
    if (estimate === "preparing") return estimate;
    return estimate === null ? "no-estimate" : place;
  };
  const located = async (address: string): Promise<Found> => {
    const found = await locateHome(db, { kind, address, areaM2: 1 });
    if (!found.ok) return found.reason.reason === "address-ambiguous" ? "several-places" : "no-place";
    if (found.value.town === null) return "no-place";
    const { cityCode, cityName, town } = found.value.town;
    return known(byTown, `${cityCode}/${town}`, () => priced({ cityCode, cityName, town }));
  };
  return async (address) => {
    if (!hasNumber(stopKey(address))) return "no-number";
    const key = placeTextKey(address);
    return known(byName, nameBeforeNumber(key) || key, () => located(address));
  };
}

function known<T>(map: Map<string, Promise<T>>, key: string, find: () => Promise<T>): Promise<T> {
  const found = map.get(key) ?? find();
  map.set(key, found);
  return found;
}
