import type { EstimateInput } from "#api/client/client.ts";
import { required } from "#kernel/fields/field-kind.ts";
import { HOME_FIELDS, PLACE_FIELDS } from "#kernel/fields/home-fields.ts";
import { type ReadForm, readFields, type Typed, withoutEmpty } from "#kernel/fields/read-fields.ts";

/** The little that a price with its band needs. */
export const OWN_HOME_FIELDS = {
  kind: HOME_FIELDS.kind,
  address: required(PLACE_FIELDS.address.label, PLACE_FIELDS.address.kind),
  areaM2: HOME_FIELDS.areaM2,
  builtYear: HOME_FIELDS.builtYear,
} as const;

/** What was typed about the home of the reader, as the price check takes it. */
export function readOwnHome(typed: Typed): ReadForm<EstimateInput> {
  const read = readFields(OWN_HOME_FIELDS, typed);
  if (!read.ok) return read;
  const { kind, areaM2, address, builtYear } = read.input;
  return { ok: true, input: { kind, areaM2, address, ...withoutEmpty({ builtYear }) } };
}
