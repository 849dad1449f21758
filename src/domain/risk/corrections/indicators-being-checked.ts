import { INDICATORS } from "#domain/risk/indicators/all.ts";
import { CORRECTION_FIELDS, type CorrectionField } from "./correction-fields.ts";

/** Indicators that show 「確認中」 while these fields are being checked, in the order of the model. */
export function indicatorsBeingChecked(fields: readonly CorrectionField[]): string[] {
  const facts = new Set<string>(fields.flatMap((field) => CORRECTION_FIELDS[field].facts));
  return INDICATORS.filter(({ reads }) => reads.some((fact) => facts.has(fact))).map(({ id }) => id);
}
