import { FIELDS_BY_KIND, HOME_FIELDS, PLACE_FIELDS } from "#kernel/fields/home-fields.ts";
import { contradictionsOf } from "#kernel/fields/home-rules.ts";
import { type FieldIssue, readFields, withoutEmpty } from "#kernel/fields/read-fields.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { CheckedHome } from "./schemas.ts";

const NO_PLACE = "住所を入力するか、マンション名で候補から選んでください";

/** What the checker asks of a home of each kind. */
const { layout, builtYear } = HOME_FIELDS;
const ASKED = {
  condo: { areaM2: FIELDS_BY_KIND.condo.areaM2, layout, builtYear },
  house: { areaM2: FIELDS_BY_KIND.house.areaM2, floorAreaM2: FIELDS_BY_KIND.house.floorAreaM2, layout, builtYear },
  land: { areaM2: FIELDS_BY_KIND.land.areaM2 },
} as const;

/** A home as it is told to the engine. */
export type ReadHome = Pick<CheckedHome, "kind" | "apartmentKey" | "cityCode" | "town" | "address"> & {
  readonly areaM2: number;
  readonly floorAreaM2?: number;
  readonly layout?: string;
  readonly builtYear?: number;
};

type Told = Partial<Pick<ReadHome, "areaM2" | "floorAreaM2" | "layout" | "builtYear">>;

/** What was typed as it was meant, or all that is to be put right, in the order of the form. A place that was chosen counts before the text in its field. */
export function readHome(given: CheckedHome, thisYear: number): Result<ReadHome, readonly FieldIssue[]> {
  const { kind, apartmentKey, cityCode, town, address = "", ...rest } = given;
  const typed = Object.fromEntries(Object.entries(rest).filter((entry): entry is [string, string] => entry[1] !== undefined));
  const place = readFields({ address: PLACE_FIELDS.address }, { address });
  const isPlaced = Boolean(apartmentKey || (cityCode && town) || address.trim());
  const home = readFields(ASKED[kind], typed);
  const told: Told = home.ok ? withoutEmpty(home.input) : {};
  const issues = [
    ...(isPlaced ? [] : [{ field: "address", message: NO_PLACE }]),
    ...(place.ok ? [] : place.issues),
    ...(home.ok ? contradictionsOf(told, thisYear) : home.issues),
  ];
  if (issues.length > 0 || told.areaM2 === undefined) return refused(issues);
  return ok({ kind, ...whereOf({ apartmentKey, cityCode, town, address }), ...told, areaM2: told.areaM2 });
}

function whereOf({ apartmentKey, cityCode, town, address }: Pick<CheckedHome, "apartmentKey" | "cityCode" | "town" | "address">) {
  if (apartmentKey) return { apartmentKey };
  return cityCode && town ? { cityCode, town } : { address };
}

/** The price check of our own site with the same home typed in. */
export function detailsUrl(siteOrigin: string, home: ReadHome): string {
  const query = new URLSearchParams(Object.entries(home).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
  return `${siteOrigin}/search/input?${query}`;
}
