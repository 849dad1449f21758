import { z } from "zod";

/**
 * A member of the contract that asks for what this service does not have. Refused rather than dropped: whoever relies on it must learn
 * that it has no effect. Empty values and `false` ask for nothing.
 */
export const notOffered = z.unknown().refine(asksForNothing, "Member is not offered by this service").optional();

/** A member that has no effect here, whatever its value. */
export const harmless = z.unknown().optional();

/** A choice of which this service has only some values. */
export function only<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, { error: () => `Member must be ${values.join(" or ")}: this service offers nothing else` });
}

function asksForNothing(value: unknown): boolean {
  if (value === undefined || value === false || value === "") return true;
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

export function listOf<T extends z.ZodType>(shape: T, max = 100) {
  return z.array(shape).max(max, `Member must have length less than or equal to ${max}`);
}
