import type { ConnectFault } from "#domain/connections/waiting.ts";
import { FIELD_REASONS, type FieldReason as KindReason } from "#kernel/fields/field-kind.ts";

const OTHER_REASONS = ["contact", "below-from", "unverified", "unknown-field"] as const satisfies readonly (
  | ConnectFault["reason"]
  | "unverified"
  | "unknown-field"
)[];

/** What can be wrong with a field. */
export type FieldReason = KindReason | (typeof OTHER_REASONS)[number];
const REASONS: readonly FieldReason[] = [...FIELD_REASONS, ...OTHER_REASONS];

export function isKindReason(reason: FieldReason): reason is KindReason {
  return FIELD_REASONS.some((known) => known === reason);
}

/** What the schema library says of a field; only what is read here. */
export type SchemaIssue = {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly origin?: string;
  readonly expected?: string;
  /** Names that an object does not have (`unrecognized_keys`). */
  readonly keys?: readonly string[];
  readonly params?: Readonly<Record<string, unknown>> | undefined;
};

/** The code of the issue that holds all names an object does not have. */
export const UNKNOWN_FIELDS = "unrecognized_keys";

/** Why the schema refused a field of `given`; `format` where it is `given` as a whole that does not fit. */
export function reasonOf(issue: SchemaIssue, given: unknown): FieldReason {
  const [name] = issue.path;
  if (issue.code === UNKNOWN_FIELDS) return "unknown-field";
  if (name === undefined) return "format";
  return isBlank(valueAt(given, String(name))) ? "required" : reasonOfIssue(issue);
}

/** The same by the issue alone, for fields that lie deeper. */
export function reasonOfIssue(issue: SchemaIssue): FieldReason {
  return BY_CODE[issue.code]?.(issue) ?? "format";
}

const BY_CODE: Readonly<Record<string, (issue: SchemaIssue) => FieldReason>> = {
  custom: ({ params }) => REASONS.find((reason) => reason === params?.reason) ?? "required",
  invalid_value: () => "unknown-choice",
  too_big: ({ origin }) => (origin === "string" ? "too-long" : "too-large"),
  too_small: ({ origin }) => (origin === "string" ? "too-short" : "too-small"),
  invalid_type: ({ expected }) => (expected === "number" || expected === "int" ? "not-a-number" : "format"),
};

function valueAt(given: unknown, field: string): unknown {
  return typeof given === "object" && given !== null ? Object.entries(given).find(([name]) => name === field)?.[1] : undefined;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}
