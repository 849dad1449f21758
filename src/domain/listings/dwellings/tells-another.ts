import type { FeedRow } from "#domain/listings/core/feed-row.ts";
import { searchKey } from "#kernel/japanese-text.ts";
import { differInFacts } from "./same-dwelling.ts";

/** What an advertisement says of which home it is of: its address as `addressKey` of the register writes it, and the registered building that was found by it. */
export type ToldHome = Pick<FeedRow, "kind" | "room" | "floor" | "areaM2" | "landAreaM2" | "layout" | "direction" | "buildingName"> & {
  readonly addressKey: string;
  readonly apartmentKey: string | null;
};

/**
 * Whether an advertisement tells of another home than it did before: a fact that was told is another now. What was not told and is known now (the floor, the
 * room, the number of the house, the building in the register) leaves it the home it was. A balcony that faces otherwise is a correction.
 */
export function tellsAnother(before: ToldHome, after: ToldHome): boolean {
  if (isFlat(before) && isFlat(after) && before.room !== null && before.room === after.room) return isElsewhere(before, after);
  return differInFacts({ ...before, direction: null }, after) || isElsewhere(before, after);
}

/** Whether an advertisement says more, less or other things of which home it is of than before. */
export function tellsAnew(before: ToldHome, after: ToldHome): boolean {
  const facts = ["kind", "room", "floor", "areaM2", "landAreaM2", "layout", "direction"] as const;
  return facts.some((fact) => before[fact] !== after[fact]);
}

function isFlat({ kind }: ToldHome): boolean {
  return kind === "condo" || kind === "new-condo";
}

function isElsewhere(before: ToldHome, after: ToldHome): boolean {
  if (isFlat(before) && before.apartmentKey !== null && before.apartmentKey === after.apartmentKey) return false;
  const [from, to] = [before.addressKey, after.addressKey];
  if (!isWithin(from, to) && !isWithin(to, from)) return true;
  return isFlat(before) && isOtherBuilding(before, after, from === to && /\d-\d+$/.test(from));
}

/** Of two names at one number only the register knows whether they are two buildings; without a number the names decide. */
function isOtherBuilding(before: ToldHome, after: ToldHome, isOneNumber: boolean): boolean {
  if (before.buildingName === null || after.buildingName === null) return false;
  const [from, to] = [searchKey(before.buildingName), searchKey(after.buildingName)];
  if (from === to) return false;
  const areBothKnown = before.apartmentKey !== null && after.apartmentKey !== null;
  return areBothKnown || (!isOneNumber && !from.includes(to) && !to.includes(from));
}

/** Whether an address key lies in the place that another names less closely: `江東区豊洲5` and `東京都江東区豊洲5-1-2`. */
function isWithin(wide: string, close: string): boolean {
  const [area, number] = partsOf(wide);
  const [town, closer] = partsOf(close);
  if (number === "") return town.startsWith(area) || isOneTown(area, town);
  return isOneTown(area, town) && (closer === number || closer.startsWith(`${number}-`));
}

function partsOf(key: string): readonly [text: string, numbers: string] {
  const [numbers = ""] = /\d+(?:-\d+)*$/.exec(key) ?? [];
  return [key.slice(0, key.length - numbers.length), numbers];
}

/** Whether two names are of one town; the front of one, 東京都 or 東京都江東区, may be missing on the other. */
function isOneTown(a: string, b: string): boolean {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  return (
    long === short || (short !== "" && long.endsWith(short) && /[都道府県市区町村郡]$/.test(long.slice(0, long.length - short.length)))
  );
}
