import type { FeedRow } from "#domain/listings/core/feed-row.ts";
import {
  addBuildings,
  buildingKey,
  buildingMatcher,
  type Doubt,
  decidedDoubts,
  doubtId,
  listDoubts,
  listKnownBuildings,
  openRegister,
  TOWN_WITHIN_M,
} from "#domain/register/index.server.ts";
import type { BuildingRecord, ToldOfBuilding } from "#domain/register/types.ts";
import { distanceM, type LonLat } from "#kernel/geo.ts";
import type { Tx } from "#platform/db.server.ts";
import { flatBuilding } from "./found-row.ts";
import type { LocatedAddress } from "./place-finder.server.ts";

export type FoundBuilding = { readonly key: string; readonly place: LonLat };

export type BuildingFinder = {
  /** The registered building of a flat. One that is in no register is added where its place and its year are told; null: neither, or a person decides. */
  readonly find: (row: FeedRow, located: LocatedAddress) => Promise<FoundBuilding | null>;
  /** Writes those that were added since it was last called: before whatever names them. */
  readonly write: () => Promise<void>;
  readonly counts: () => { readonly buildingsAdded: number; readonly buildingsDoubtful: number };
};

const FEEDS = { name: "feeds", layout: "feed", attribution: "不動産会社の物件情報", licence: "各社の物件情報" } as const;

/** Finds and registers the buildings of a file. The register is read once, when the first building is asked for. */
export function buildingFinder(tx: Tx, now: Date): BuildingFinder {
  const register = once(() => readRegister(tx));
  const origin = once(() => openRegister(tx, now, FEEDS));
  const doubtful = new Set<string>();
  const unwritten: BuildingRecord[] = [];
  let buildingsAdded = 0;

  const write = async () => {
    if (unwritten.length > 0) await addBuildings(tx, unwritten.splice(0), await origin());
  };
  const listDoubt = async (told: ToldOfBuilding, { why, keys }: Doubtful) => {
    const id = doubtId(told);
    // A candidate may be one that this file told.
    await write();
    if (!doubtful.has(id)) await listDoubts(tx, [{ told, why, keys }], { loadId: (await origin()).loadId, now });
    doubtful.add(id);
  };
  const add = async (told: ToldOfBuilding, { place, builtYear }: PlacedAndDated, located: LocatedAddress): Promise<FoundBuilding> => {
    const { name, address } = told;
    const record = { ...told.register, name, address, nameKana: "", place, builtYear, ...townOf(located) };
    const key = buildingKey(record);
    unwritten.push(record);
    const { matcher, places } = await register();
    matcher.add({ key, name, address, place });
    places.set(key, place);
    buildingsAdded += 1;
    return { key, place };
  };
  /** What the register and the decisions of people say; `settled`: a decision, which may be that it is none. */
  const lookUp = async (told: ToldOfBuilding) => {
    const { matcher, places, decided } = await register();
    const match = matcher.match({ name: told.name, address: told.address, place: told.register.place });
    const key = match.is === "known" ? match.key : decided.get(doubtId(told));
    const place = places.get(key ?? "") ?? null;
    return { match, isSettled: key !== undefined, building: key && place ? { key, place } : null };
  };
  const find: BuildingFinder["find"] = async (row, located) => {
    const name = flatBuilding(row);
    if (name === null) return null;
    const told = toldOf(row, name);
    const { match, isSettled, building } = await lookUp(told);
    if (isSettled) return building;
    if (match.is === "doubtful") await listDoubt(told, match);
    const ground = match.is === "unknown" ? groundOf(row, located) : null;
    return ground && add(told, ground, located);
  };
  return { find, write, counts: () => ({ buildingsAdded, buildingsDoubtful: doubtful.size }) };
}

type PlacedAndDated = { readonly place: LonLat; readonly builtYear: number };
type Doubtful = { readonly why: Doubt; readonly keys: readonly string[] };

/** What a building of its own needs: the middle of a town is not where it stands, and nothing is rated without its year. */
function groundOf({ place, builtYear }: FeedRow, located: LocatedAddress): PlacedAndDated | null {
  if (place === null || builtYear === null || located.town === "") return null;
  return isElsewhere(place, located) ? null : { place, builtYear };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made = made ?? make();
    return made;
  };
}

async function readRegister(tx: Tx) {
  const known = await listKnownBuildings(tx);
  const places = new Map(known.map(({ key, place }) => [key, place]));
  return { matcher: buildingMatcher(known), places, decided: await decidedDoubts(tx) };
}

/** Whether a place cannot be in the town of its address. */
export function isElsewhere(place: LonLat, { townPlace }: LocatedAddress): boolean {
  return townPlace !== null && distanceM(townPlace, place) > TOWN_WITHIN_M;
}

function townOf({ prefecture, cityCode, cityName, town }: LocatedAddress) {
  return { prefecture, cityCode, cityName, town };
}

function toldOf(row: FeedRow, name: string): ToldOfBuilding {
  const { address, place, builtYear, builtMonth, totalFloors: floors, totalUnits: units, structure, stations } = row;
  const onFoot = stations.find(({ busMinutes }) => busMinutes === null);
  const near = { stationName: onFoot?.stationName ?? null, walkMinutes: onFoot?.minutes ?? null };
  const register = { nameKana: null, place, builtYear, builtMonth, floors, units, structure, ...near };
  return { name, address, source: FEEDS.attribution, asOf: row.updatedOn, register, facts: {} };
}
