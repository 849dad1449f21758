import type { Context } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import { type FieldReason, reasonOfIssue, type SchemaIssue } from "#api/http/issue-reason.ts";
import type { FieldError } from "#api/http/problem.ts";
import { problem } from "#api/http/problem-answer.ts";
import type { FactFault } from "#domain/assets/core/fact-faults.ts";
import { ASSET_FIELDS } from "#kernel/fields/asset-fields.ts";
import type { FieldSet } from "#kernel/fields/read-fields.ts";

const FIELDS: FieldSet = ASSET_FIELDS;

/** What is wrong with facts, each by its whole path (`loan.rateChanges.0.from`) in the words of its field. */
export function factErrors(faults: readonly FactFault[]): FieldError[] {
  return faults.map(({ path, reason, words }) => factError(path, reason, words));
}

function factError(path: string, reason: FieldReason, words?: string): FieldError {
  const name = path.replace(/\.\d+(?=\.|$)/g, "");
  const { message } = fieldError(name, reason, FIELDS);
  return { field: path, reason, message: words ?? message };
}

type Parsed =
  | { readonly success: true }
  | { readonly success: false; readonly error: { readonly issues: readonly SchemaIssue[] }; readonly target: string };

/** Of a body with facts: the field at fault is named by its path and not as `facts`. */
export function factsHook(result: Parsed, c: Context) {
  if (result.success) return undefined;
  if (result.target === "param") return problem(c, "not-found");
  const errors = result.error.issues.map((issue) => {
    const path = issue.path.map(String);
    return factError((path[0] === "facts" ? path.slice(1) : path).join("."), reasonOfIssue(issue));
  });
  // Of a field that several checks refuse the first is told.
  return problem(c, "validation", { errors: [...new Map(errors.toReversed().map((error) => [error.field, error])).values()].toReversed() });
}
