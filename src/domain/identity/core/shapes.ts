import { z } from "zod";
import { IdentityRefusal } from "./refusals.ts";

/**
 * The shapes of the contract's members (service model of 2016-04-18), each with its constraint text. A message here is what follows
 * "failed to satisfy constraint: "; {@link describeIssues} puts the member and the value in front.
 */
type Limits = { readonly min?: number; readonly max?: number; readonly pattern?: RegExp };

export function text({ min, max, pattern }: Limits): z.ZodString {
  let shape = z.string();
  if (min !== undefined) shape = shape.min(min, `Member must have length greater than or equal to ${min}`);
  if (max !== undefined) shape = shape.max(max, `Member must have length less than or equal to ${max}`);
  if (pattern !== undefined) shape = shape.regex(whole(pattern), `Member must satisfy regular expression pattern: ${pattern.source}`);
  return shape;
}

const SENSITIVE = new WeakSet<z.ZodType>();

/** A member whose value is never repeated in an error or a log. */
export function sensitive<T extends z.ZodType>(shape: T): T {
  SENSITIVE.add(shape);
  return shape;
}

function whole(pattern: RegExp): RegExp {
  return new RegExp(`^(?:${pattern.source})$`, pattern.flags);
}

export function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, { error: () => `Member must satisfy enum value set: [${values.join(", ")}]` });
}

export function integer({ min, max }: { readonly min: number; readonly max: number }) {
  return z
    .number()
    .int("Member must be an integer")
    .min(min, `Member must have value greater than or equal to ${min}`)
    .max(max, `Member must have value less than or equal to ${max}`);
}

const NAME_LIKE = /[\p{L}\p{M}\p{S}\p{N}\p{P}]+/u;
const ATTRIBUTE_LIKE = /[\p{L}\p{M}\p{S}\p{N}\p{P}\t\n\r ]+/u;
const LONG = 131_072;

export const clientId = sensitive(text({ min: 1, max: 128, pattern: /[\w+]+/ }));
export const clientSecret = sensitive(text({ min: 24, max: 64, pattern: /[\w+]+/ }));
export const poolId = text({ min: 1, max: 55, pattern: /[\w-]+_[0-9a-zA-Z]+/ });
export const secretHash = sensitive(text({ min: 1, max: 128, pattern: /[\w+=/]+/ }));
export const username = sensitive(text({ min: 1, max: 128, pattern: NAME_LIKE }));
export const password = sensitive(text({ max: 256, pattern: /[\S]+/ }));
export const accessToken = sensitive(text({ max: LONG, pattern: /[A-Za-z0-9-_=.]+/ }));
export const session = sensitive(text({ min: 20, max: 2048 }));
export const confirmationCode = text({ min: 1, max: 2048, pattern: /[\S]+/ });
export const totpCode = sensitive(text({ min: 6, max: 6, pattern: /[0-9]+/ }));
export const deviceKey = text({ min: 1, max: 55, pattern: /[\w-]+_[0-9a-f-]+/ });
export const attributeName = text({ min: 1, max: 32, pattern: ATTRIBUTE_LIKE });
const attributeValue = sensitive(text({ max: 2048 }));
export const attribute = z.object({ Name: attributeName, Value: attributeValue.optional() });
export const attributes = z.array(attribute).max(100, "Member must have length less than or equal to 100");
export const longText = text({ max: LONG });
/** Flow parameters and challenge answers: names are ours, values are anything. */
export const stringMap = z.record(text({ max: LONG }), text({ max: LONG }));
/** Taken and ignored: the service keeps no analytics and no advanced security. */
export const ignored = {
  AnalyticsMetadata: z.looseObject({}).optional(),
  UserContextData: z.looseObject({}).optional(),
  ClientMetadata: stringMap.optional(),
};

/** The constraint text of AWS for everything wrong with a request, or null. Values of sensitive members are left out. */
function describeIssues(shape: z.ZodType, input: unknown, issues: readonly z.core.$ZodIssue[]): string {
  const lines = issues.map((issue) => {
    const value = valueAt(input, issue.path);
    const shown =
      value === undefined
        ? "Value null"
        : isSensitive(shape, issue.path) || typeof value !== "string"
          ? "Value"
          : `Value '${value.slice(0, 256)}'`;
    const rule = value === undefined ? "Member must not be null" : issue.message;
    return `${shown} at '${memberPath(issue.path)}' failed to satisfy constraint: ${rule}`;
  });
  return `${lines.length} validation error${lines.length === 1 ? "" : "s"} detected: ${lines.join("; ")}`;
}

/** Parses a request body by its shape; throws InvalidParameterException with the constraint text. */
export function parseRequest<T>(shape: z.ZodType<T>, input: unknown): T {
  const parsed = shape.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new IdentityRefusal("InvalidParameterException", describeIssues(shape, input, parsed.error.issues.slice(0, 10)));
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined), input);
}

/** `UserAttributes[0].Name` as AWS writes it: `userAttributes.1.member.name`. */
function memberPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === "number" ? `${key + 1}.member` : String(key).charAt(0).toLowerCase() + String(key).slice(1)))
    .join(".");
}

function isSensitive(shape: z.ZodType, path: readonly PropertyKey[]): boolean {
  let at: unknown = shape;
  for (const key of path) {
    at = unwrap(at);
    if (at instanceof z.ZodObject) at = at.shape[String(key)];
    else if (at instanceof z.ZodArray) at = at.element;
    else return at instanceof z.ZodRecord;
  }
  const end = unwrap(at);
  return end instanceof z.ZodType && SENSITIVE.has(end);
}

function unwrap(shape: unknown): unknown {
  return shape instanceof z.ZodOptional ? unwrap(shape.unwrap()) : shape;
}
