import type { EstimateInput, SubjectResponse } from "#api/client/client.ts";
import { UNIT_FIELDS } from "#kernel/fields/home-fields.ts";
import { type ReadForm, readFields, type Typed, withoutEmpty } from "#kernel/fields/read-fields.ts";

export type CheckField = keyof typeof UNIT_FIELDS;

/** Where a unit stands: in a building of the register, or at a place of which the town and what was told are known. */
export type PricedSubject = Pick<SubjectResponse, "kind" | "key" | "cityCode" | "town" | "builtYear" | "floors">;

/** What was typed about a unit, as the price check takes it. */
export function readCheck(subject: PricedSubject, typed: Typed): ReadForm<EstimateInput> {
  const read = readFields(UNIT_FIELDS, typed);
  if (!read.ok) return read;
  return { ok: true, input: { kind: "condo", ...placeOf(subject), ...withoutEmpty(read.input), areaM2: read.input.areaM2 } };
}

function placeOf({ kind, key, cityCode, town, builtYear, floors }: PricedSubject): Partial<EstimateInput> {
  if (kind === "building") return { apartmentKey: key };
  return { cityCode, town, placeKey: key, ...withoutEmpty({ builtYear, totalFloors: floors }) };
}
