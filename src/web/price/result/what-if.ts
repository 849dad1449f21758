import type { ApiClient, EstimateInput, EstimateResponse, Problem } from "#api/client/client.ts";
import { endedJob, isWorking } from "#api/client/price-job.ts";
import { FIELDS_BY_KIND } from "#kernel/fields/home-fields.ts";
import { contradictionsOf, withYearLimits } from "#kernel/fields/home-rules.ts";
import { type FieldIssue, type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import type { Priced } from "#web/price/words/result-words.ts";

/** What is changed to see what comes of it. `floor` changes what the report says of water as well. */
export type Changes = { readonly builtYear: number; readonly floor: number | null };

/** A price under other conditions; null: none can be told. */
export type Tried = { readonly changes: Changes; readonly priced: Priced | null };

export type TriedAnswer = { readonly ok: true; readonly tried: Tried } | { readonly ok: false; readonly problem: Problem | null };

const { builtYear, floor } = FIELDS_BY_KIND.condo;
export const WHAT_IF_FIELDS = { builtYear, floor } as const;

/** The answers of the small form, or what is wrong with them; a year is needed: without one nothing is changed. */
export function readChanges(
  typed: Typed,
  { subject, input }: Pick<EstimateResponse, "subject" | "input">,
  thisYear: number,
): ReadForm<Changes> {
  const read = readFields(WHAT_IF_FIELDS, typed);
  if (!read.ok) return { ok: false, issues: withYearLimits(read.issues, typed, thisYear) };
  const year = read.input.builtYear ?? subject.builtYear;
  if (year === null) return { ok: false, issues: [NO_YEAR] };
  const told = { builtYear: year, floor: read.input.floor, totalFloors: input.totalFloors };
  const issues = contradictionsOf(told, thisYear);
  return issues.length > 0 ? { ok: false, issues } : { ok: true, input: { builtYear: year, floor: read.input.floor } };
}

const NO_YEAR: FieldIssue = { field: "builtYear", message: "築年を入力してください。例：2008" };

/** The same home under other conditions. The asking price is of this one, and so is the renovation where the building would be younger. */
export function changedInput({ askingPrice: _, renovatedYear, ...home }: EstimateInput, { builtYear, floor }: Changes): EstimateInput {
  const isKept = renovatedYear !== undefined && renovatedYear >= builtYear;
  return { ...home, builtYear, ...(floor === null ? {} : { floor }), ...(isKept ? { renovatedYear } : {}) };
}

type Means = Pick<ApiClient, "priceChecker" | "estimate"> & { readonly signal: AbortSignal; readonly wait: (ms: number) => Promise<void> };

/** Has the same home priced under other conditions. `problem` null: the calculation came to no end. */
export async function tryChanges(input: EstimateInput, changes: Changes, means: Means): Promise<TriedAnswer> {
  const { priceChecker, estimate, signal, wait } = means;
  const begun = await priceChecker.post("/jobs", { body: changedInput(input, changes), signal });
  if (!begun.ok) return begun;
  const job = isWorking(begun.value) ? await endedJob(begun.value.id, { priceChecker, wait, signal, mostQuestions: 20 }) : begun.value;
  if (!job?.estimateId) return { ok: false, problem: null };
  const found = await estimate.get("/estimates/{id}", { path: { id: job.estimateId }, signal });
  if (!found.ok) return found;
  const { outcome } = found.value;
  return { ok: true, tried: { changes, priced: outcome.estimated ? outcome : null } };
}
