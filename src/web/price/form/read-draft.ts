import type { ApartmentResponse, EstimateInput } from "#api/client/client.ts";
import { FIELDS_BY_KIND, NO_PLACE_WORDS, PLACE_FIELDS } from "#kernel/fields/home-fields.ts";
import { contradictionsOf, stationFault, withBuilding, withYearLimits } from "#kernel/fields/home-rules.ts";
import { type FieldIssue, type ReadForm, readFields, type Typed, withoutEmpty } from "#kernel/fields/read-fields.ts";
import { type Draft, draftOf, hasPlace } from "#web/price/place/draft.ts";
import { isKind, type Kind } from "./choices.ts";

export const NO_PLACE: FieldIssue = { field: "place", message: NO_PLACE_WORDS };

export function kindOf({ kind }: Typed): Kind {
  return isKind(kind) ? kind : "condo";
}

export type KnownBuilding = Pick<ApartmentResponse, "floors" | "builtYear" | "stationName">;
/** `building`: null where none was chosen. `placeFault`: why no price can be asked for at the place; null where one can, or none is chosen. */
type Known = { readonly thisYear: number; readonly building: KnownBuilding | null; readonly placeFault: string | null };

/** The answers as the API takes them, or what is wrong with them in the order of the form. */
export function readDraft(typed: Typed, { thisYear, building, placeFault }: Known): ReadForm<EstimateInput> {
  const draft = draftOf(typed);
  const kind = kindOf(typed);
  const place = placeFault === null ? readPlace(draft) : fault({ field: "place", message: placeFault });
  const home = readFields(FIELDS_BY_KIND[kind], typed);
  const contradictions = home.ok ? contradictionsOf(withBuilding(home.input, building), thisYear) : [];
  const faults = home.ok
    ? [...contradictions, ...stationFault(home.input, building?.stationName ?? null)]
    : withYearLimits(home.issues, typed, thisYear);
  const issues = [...(place.ok ? [] : place.issues), ...faults];
  if (!place.ok || !home.ok || issues.length > 0) return { ok: false, issues };
  return { ok: true, input: { ...withoutEmpty(home.input), kind, areaM2: home.input.areaM2, ...place.input } };
}

type NamedPlace = Pick<EstimateInput, "apartmentKey" | "cityCode" | "town" | "address" | "placeKey">;

/** One way of saying where: the building, else the town, else the address. */
function readPlace(draft: Draft): ReadForm<NamedPlace> {
  const { apartmentKey, cityCode, town, address, placeKey } = draft;
  if (!hasPlace(draft)) return fault(NO_PLACE);
  if (apartmentKey) return { ok: true, input: { apartmentKey } };
  const read = readFields(PLACE_FIELDS, { town: town ?? "", address: address ?? "" });
  if (!read.ok) return { ok: false, issues: read.issues.map(({ message }) => ({ field: "place", message })) };
  const exact = placeKey === undefined ? {} : { placeKey };
  if (cityCode && read.input.town) return { ok: true, input: { cityCode, town: read.input.town, ...exact } };
  return read.input.address ? { ok: true, input: { address: read.input.address, ...exact } } : fault(NO_PLACE);
}

function fault(issue: FieldIssue): { readonly ok: false; readonly issues: readonly FieldIssue[] } {
  return { ok: false, issues: [issue] };
}
