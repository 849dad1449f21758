import type { NamedCode, Wish } from "#domain/queries/core/types.ts";
import { missingStep, readAnswers, wishOf } from "#domain/queries/index.server.ts";
import { registeredPlaces } from "#domain/search/index.server.ts";
import type { Db } from "#platform/db.server.ts";

/**
 * A condition from outside as a tenant's customer may have it; null: something that is needed is missing. A tenant shows homes on offer and writes to no owners.
 * Places are called as our registers call them, and those that none has are left out: anybody sends a condition to any address, and the mail repeats it.
 */
export async function readWish(db: Db, raw: unknown): Promise<Wish | null> {
  const told = readAnswers(raw);
  const channels = told.channels.filter((channel) => channel !== "offer");
  const { areas, stations, buildings, commutes } = told;
  const codes = (named: readonly NamedCode[]) => named.map(({ code }) => code);
  const names = await registeredPlaces(db, {
    areas: codes(areas),
    stations: codes([...stations, ...commutes.map(({ station }) => station)]),
    apartmentKeys: codes(buildings),
  });
  const known = (named: readonly NamedCode[]) => named.flatMap((one) => renamed(one, names));
  const answers = {
    ...told,
    ...{ areas: known(areas), stations: known(stations), buildings: known(buildings) },
    commutes: commutes.flatMap(({ station, ...rest }) => renamed(station, names).map((named) => ({ station: named, ...rest }))),
    ...{ name: null, message: null, channels: channels.length > 0 ? channels : (["normal"] as const) },
  };
  return missingStep(answers) === null ? wishOf(answers) : null;
}

function renamed({ code }: NamedCode, names: ReadonlyMap<string, string>): NamedCode[] {
  const name = names.get(code);
  return name === undefined ? [] : [{ code, name }];
}
