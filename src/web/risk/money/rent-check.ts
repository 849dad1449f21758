import { RENT_FIELDS } from "#kernel/fields/money-fields.ts";
import { type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";

export type RentCheck = {
  readonly rentYen: number;
  /** Null: the usual home of the building. */
  readonly areaM2: number | null;
};

/** What was typed into the rent checker, or what is wrong with it, field by field. */
export function readRentCheck(typed: Typed): ReadForm<RentCheck> {
  const read = readFields(RENT_FIELDS, typed);
  return read.ok ? { ok: true, input: { rentYen: read.input.rent, areaM2: read.input.area } } : read;
}
