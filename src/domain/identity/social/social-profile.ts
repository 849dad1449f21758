/** Whom an outside provider vouches for. */
export type SocialProfile = { readonly subject: string; readonly attributes: Readonly<Record<string, string>> };

const LONGEST_SUBJECT = 100;
const LONGEST_ATTRIBUTE = 2048;
const FLAGS = new Set(["email_verified", "phone_number_verified"]);

/** A profile from a provider's claims; null when the subject could not be part of a user name. `mapping`: our attribute by its claim. */
export function profileOf(claims: Readonly<Record<string, unknown>>, mapping: Readonly<Record<string, string>>): SocialProfile | null {
  const { sub } = claims;
  if (typeof sub !== "string" || sub.length > LONGEST_SUBJECT || !/^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u.test(sub)) return null;
  const known = Object.entries(mapping).flatMap(([attribute, claim]) => {
    const value = textOf(claims[claim]);
    return value === null ? [] : [[attribute, FLAGS.has(attribute) ? String(value === "true") : value] as const];
  });
  const attributes = Object.fromEntries(known);
  // An address that nobody vouched for is not a verified one.
  return { subject: sub, attributes: attributes.email ? { email_verified: "false", ...attributes } : attributes };
}

function textOf(value: unknown): string | null {
  if (typeof value !== "string" && typeof value !== "boolean" && typeof value !== "number") return null;
  const text = String(value);
  return text !== "" && text.length <= LONGEST_ATTRIBUTE && !text.includes("\0") ? text : null;
}

/** The user name of an account that signs in at a provider: `google_1234`. */
export function socialUsername(provider: string, subject: string): string {
  return `${provider.toLowerCase()}_${subject}`;
}
