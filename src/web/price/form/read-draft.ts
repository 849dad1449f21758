import type { EstimateInput } from "#api/client/client.ts";
import { FIELDS_BY_KIND, NO_PLACE_WORDS, PLACE_FIELDS } from "#kernel/fields/home-fields.ts";
import { type FieldIssue, type ReadForm, readFields, type Typed, withoutEmpty } from "#kernel/fields/read-fields.ts";
import { type Draft, draftOf, hasPlace } from "#web/price/place/draft.ts";
import { isKind, type Kind } from "./choices.ts";

export const NO_PLACE: FieldIssue = { field: "place", message: NO_PLACE_WORDS };

export function kindOf({ kind }: Typed): Kind {
  return isKind(kind) ? kind : "condo";
}

/** The answers as the API takes them, or what is wrong with them in the order of the form. */
export function readDraft(typed: Typed): ReadForm<EstimateInput> {
  const draft = draftOf(typed);
  const kind = kindOf(typed);
  const place = readPlace(draft);
  const home = readFields(FIELDS_BY_KIND[kind], typed);
  const issues = [...(place.ok ? [] : place.issues), ...(home.ok ? [] : home.issues)];
  if (!place.ok || !home.ok) return { ok: false, issues };
  return { ok: true, input: { ...withoutEmpty(home.input), kind, areaM2: home.input.areaM2, ...place.input } };
}

type NamedPlace = Pick<EstimateInput, "apartmentKey" | "cityCode" | "town" | "address">;

/** One way of saying where: the building, else the town, else the address. */
function readPlace(draft: Draft): ReadForm<NamedPlace> {
  const { apartmentKey, cityCode, town, address } = draft;
  if (!hasPlace(draft)) return { ok: false, issues: [NO_PLACE] };
  if (apartmentKey) return { ok: true, input: { apartmentKey } };
  const read = readFields(PLACE_FIELDS, { town: town ?? "", address: address ?? "" });
  if (!read.ok) return { ok: false, issues: read.issues.map(({ message }) => ({ field: "place", message })) };
  if (cityCode && read.input.town) return { ok: true, input: { cityCode, town: read.input.town } };
  return read.input.address ? { ok: true, input: { address: read.input.address } } : { ok: false, issues: [NO_PLACE] };
}
