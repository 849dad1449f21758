import type { ApiClient, RentFactsResponse } from "#api/client/client.ts";
import { RENT_FIELDS } from "#kernel/fields/money-fields.ts";
import { type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { type AskedReport, askFacts } from "#web/risk/facts/ask-facts.ts";
import { problemFailure } from "#web/session/errors/problem-failure.ts";

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

/** A rent, and what it is held against; `rent` null: the estimate of the usual home, which the page has. */
export type AskedRent = { readonly rentYen: number; readonly rent: RentFactsResponse | null };

type Parts = { readonly estate: ApiClient["estate"]; readonly report: AskedReport; readonly isOnline: boolean };

/** With another size than the usual home's, the estimate of a home of this size is asked for first. */
export async function askRent({ rentYen, areaM2 }: RentCheck, parts: Parts): Promise<AskedRent | SubmitFailure> {
  if (areaM2 === null) return { rentYen, rent: null };
  const found = await askFacts(parts.estate, parts.report, "rent", { areaM2 });
  if (found.ok) return { rentYen, rent: found.value };
  const { issues, notice } = problemFailure(found.problem, parts.isOnline);
  return { issues: issues.map((issue) => (issue.field === "areaM2" ? { ...issue, field: "area" } : issue)), notice };
}
