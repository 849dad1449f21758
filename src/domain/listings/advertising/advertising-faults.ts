import type { FeedRow } from "#domain/listings/core/feed-row.ts";
import type { ListingFault, ListingKind } from "#domain/listings/core/types.ts";
import { plainText } from "#kernel/japanese-text.ts";
import { unprovenWords } from "./unproven-words.ts";

/** An advertisement as 表示規約 judges it. */
export type Advertisement = Omit<
  FeedRow,
  "reference" | "state" | "room" | "place" | "price" | "dealType" | "publishedOn" | "photoUrls" | "pageUrl" | "isSample"
> & {
  /** 町名 that was found in the address; empty: only the city is known. */
  readonly town: string;
};

/** The next update may lie so many days after the last one. */
const MOST_DAYS_TO_UPDATE = 14;

const FLATS: readonly ListingKind[] = ["condo", "new-condo"];
const BUILT: readonly ListingKind[] = [...FLATS, "house", "building"];
const TALL: readonly ListingKind[] = [...FLATS, "building"];
const WITH_LAND: readonly ListingKind[] = ["house", "land", "building"];

/** What 表示規約施行規則 別表 asks for by kind, and whether it is missing. */
const ASKED: readonly (readonly [ListingFault, readonly ListingKind[], (told: Advertisement) => boolean])[] = [
  ["address-missing", [...BUILT, "land"], ({ town }) => town === ""],
  ["access-missing", [...BUILT, "land"], ({ stations }) => stations.length === 0],
  ["area-missing", BUILT, ({ areaM2 }) => areaM2 === null],
  ["land-area-missing", WITH_LAND, ({ landAreaM2 }) => landAreaM2 === null],
  ["layout-missing", [...FLATS, "house"], ({ layout }) => layout === null],
  ["built-missing", BUILT, ({ builtYear, builtMonth }) => builtYear === null || builtMonth === null],
  ["structure-missing", TALL, ({ structure }) => structure === null],
  ["floors-missing", FLATS, ({ floor, totalFloors }) => floor === null || totalFloors === null],
  ["floors-missing", ["building"], ({ totalFloors }) => totalFloors === null],
  ["units-missing", TALL, ({ totalUnits }) => totalUnits === null],
  // Each by itself for a month; none is told as 0.
  ["management-fee-missing", FLATS, ({ managementYen, reserveYen }) => managementYen === null || reserveYen === null],
];

/** 市街化調整区域: the sentence that 施行規則 prescribes, written as it is or with 及び in kana. */
const PRESCRIBED = /宅地の造成(及び|および)建物の建築はできません/;

/** Why a home is stored but not shown, in the order in which the company reads it. It depends on nothing but what is told. */
export function advertisingFaults(told: Advertisement): ListingFault[] {
  const faults = ASKED.filter(([, kinds, isMissing]) => kinds.includes(told.kind) && isMissing(told)).map(([fault]) => fault);
  if (told.nextUpdateOn === null) faults.unshift("next-update-missing");
  else if (daysBetween(told.updatedOn, told.nextUpdateOn) > MOST_DAYS_TO_UPDATE) faults.unshift("next-update-too-far");
  if (!told.isConsented) faults.push("consent-missing");
  if (told.isTenanted === true && told.yearlyRentYen === null) faults.push("rent-missing");
  const words = [told.title, told.buildingName, told.remarks, told.handover].filter((text) => text !== null).join("\n");
  if (told.notices.includes("urbanization-control") && !PRESCRIBED.test(plainText(words))) faults.push("prescribed-words-missing");
  if (unprovenWords(words).length > 0) faults.push("words-need-evidence");
  return faults;
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
