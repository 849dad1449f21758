import type { EstimateInput } from "#api/client/client.ts";
import { yesNoText } from "#kernel/fields/yes-no.ts";
import { knownFields, searchValue } from "#wire/known-fields.ts";

/** The answers of the price check as texts, by the field names of the API. Place fields first, then in the order of the form. */
const DRAFT_FIELDS = [
  "kind",
  "apartmentKey",
  "cityCode",
  "town",
  "address",
  "placeKey",
  "areaM2",
  "floorAreaM2",
  "layout",
  "builtYear",
  "stationName",
  "walkMinutes",
  "floor",
  "totalFloors",
  "direction",
  "isCorner",
  "renovatedYear",
  "structure",
  "landShape",
  "frontageM",
  "roadDirection",
  "roadWidthM",
  "coveragePercent",
  "floorAreaRatioPercent",
  "askingPrice",
] as const;

type DraftField = (typeof DRAFT_FIELDS)[number];
export type Draft = Readonly<Partial<Record<DraftField, string>>>;
/** A draft as search parameters: plain numbers stay unquoted in the URL. */
export type DraftSearch = Readonly<Partial<Record<DraftField, string | number>>>;

const PLACE_FIELDS = ["apartmentKey", "cityCode", "town", "address", "placeKey"] as const satisfies readonly DraftField[];
const BUILDING_FIELDS = ["stationName", "walkMinutes", "builtYear", "totalFloors", "structure"] as const satisfies readonly DraftField[];
const LOT_NAMES = [
  "landShape",
  "frontageM",
  "roadDirection",
  "roadWidthM",
  "coveragePercent",
  "floorAreaRatioPercent",
] as const satisfies readonly DraftField[];

/** The known fields of unknown search parameters. Empty and foreign ones are dropped, long ones cut. */
export function draftSearch(search: Record<string, unknown>): DraftSearch {
  const found = DRAFT_FIELDS.flatMap((field): [DraftField, string | number][] => {
    const value = search[field];
    if (typeof value === "number") return [[field, value]];
    return typeof value === "string" && value.trim() !== "" ? [[field, searchValue(value.slice(0, 120))]] : [];
  });
  return knownFields<DraftSearch>(DRAFT_FIELDS, Object.fromEntries(found));
}

/** The answers that a search has, whatever else stands in the same address. */
export function draftOf(search: DraftSearch): Draft {
  return Object.fromEntries(DRAFT_FIELDS.flatMap((field) => (search[field] === undefined ? [] : [[field, String(search[field])]])));
}

export function searchOf(draft: Draft): DraftSearch {
  return draftSearch(draft);
}

/** The answers of an earlier check, to be changed and sent again. The asking price returns in 万円, as it was asked for. */
export function draftOfInput(input: EstimateInput): Draft {
  const { askingPrice, renovated: _, ...rest } = input;
  const texts = Object.entries(rest).flatMap(([field, value]) => (value === undefined ? [] : [[field, textOf(value)]]));
  return { ...Object.fromEntries(texts), ...(askingPrice === undefined ? {} : { askingPrice: String(askingPrice / 10_000) }) };
}

function textOf(value: string | number | boolean): string {
  return typeof value === "boolean" ? yesNoText(value) : String(value);
}

export function hasPlace(draft: Draft): boolean {
  return draft.apartmentKey !== undefined || draft.address !== undefined || (draft.cityCode !== undefined && draft.town !== undefined);
}

/** The same answers at this place. What belongs to another building and its lot goes with them; answers that had no place yet all stay. */
export function withPlace(draft: Draft, place: Draft): Draft {
  const gone: readonly string[] = isElsewhere(draft, place) ? [...PLACE_FIELDS, ...BUILDING_FIELDS, ...LOT_NAMES] : PLACE_FIELDS;
  return { ...Object.fromEntries(Object.entries(draft).filter(([field]) => !gone.includes(field))), ...place };
}

function isElsewhere(draft: Draft, place: Draft): boolean {
  return hasPlace(draft) && !samePlace(draft, place);
}

export function placeOnly({ apartmentKey, cityCode, town, address, placeKey }: Draft): Draft {
  const place = Object.entries({ apartmentKey, cityCode, town, address, placeKey }).filter(([, text]) => text !== undefined);
  return Object.fromEntries(place);
}

export function samePlace(a: Draft, b: Draft): boolean {
  return PLACE_FIELDS.every((field) => a[field] === b[field]);
}

/**
 * What the form starts with: the address bar wins, a kept draft fills the rest. Of a draft about another place only what goes along to a new one does, and nothing
 * where the address bar tells of a home itself, as the link of a listing does.
 */
export function resumed(fromUrl: Draft, kept: Draft | null): Draft {
  if (!kept) return fromUrl;
  if (!hasPlace(fromUrl)) return { ...kept, ...fromUrl };
  const place = placeOnly(fromUrl);
  if (isElsewhere(kept, place) && fromUrl.areaM2 !== undefined) return fromUrl;
  return { ...withPlace(kept, place), ...fromUrl };
}
