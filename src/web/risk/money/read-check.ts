import type { EstimateInput } from "#api/client/client.ts";
import { UNIT_FIELDS } from "#kernel/fields/home-fields.ts";
import { type ReadForm, readFields, type Typed, withoutEmpty } from "#kernel/fields/read-fields.ts";

export type CheckField = keyof typeof UNIT_FIELDS;

/** What was typed about a unit of one building, as the price check takes it. */
export function readCheck(apartmentKey: string, typed: Typed): ReadForm<EstimateInput> {
  const read = readFields(UNIT_FIELDS, typed);
  if (!read.ok) return read;
  return { ok: true, input: { kind: "condo", apartmentKey, ...withoutEmpty(read.input), areaM2: read.input.areaM2 } };
}
