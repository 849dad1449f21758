import type { ConnectFault } from "#domain/connections/waiting.ts";
import { FIELD_REASONS, type FieldReason as KindReason } from "#kernel/fields/field-kind.ts";

const OTHER_REASONS = ["contact", "below-from", "unverified"] as const satisfies readonly (ConnectFault["reason"] | "unverified")[];

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
  readonly params?: Readonly<Record<string, unknown>> | undefined;
};

/** Why the schema refused a field of `given`; `format` where it is `given` as a whole that does not fit. */
export function reasonOf({ code, path, origin, expected, params }: SchemaIssue, given: unknown): FieldReason {
  const [name] = path;
  if (name === undefined) return "format";
  if (isBlank(valueAt(given, String(name)))) return "required";
  if (code === "custom") return REASONS.find((reason) => reason === params?.reason) ?? "required";
  if (code === "invalid_value") return "unknown-choice";
  if (code === "too_big") return origin === "string" ? "too-long" : "too-large";
  if (code === "too_small") return origin === "string" ? "too-short" : "too-small";
  return code === "invalid_type" && (expected === "number" || expected === "int") ? "not-a-number" : "format";
}

function valueAt(given: unknown, field: string): unknown {
  return typeof given === "object" && given !== null ? Object.entries(given).find(([name]) => name === field)?.[1] : undefined;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}
