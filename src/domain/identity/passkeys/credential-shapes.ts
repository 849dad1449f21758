import { z } from "zod";
import { text } from "#domain/identity/core/shapes.ts";
import { LONGEST_NAME } from "./passkey-words.ts";

/** Authenticators answer a few hundred characters; of what is longer nothing is read. */
const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);
const transport = z.string().min(1).max(32);
const attachment = z.enum(["platform", "cross-platform"]).optional().catch(undefined);

const credentialId = base64url(1400);
const shared = { id: credentialId, rawId: credentialId, type: z.literal("public-key"), authenticatorAttachment: attachment };

/** A name that people give a passkey: a line with something to read. */
export const passkeyName = text({ min: 1, pattern: /[^\p{Cc}]*[^\p{Cc}\s][^\p{Cc}]*/u }).refine(
  (name) => [...name].length <= LONGEST_NAME,
  `Member must have length less than or equal to ${LONGEST_NAME}`,
);

/** `RegistrationResponseJSON` of WebAuthn, as far as it is read. */
export const registrationShape = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url(4096),
    attestationObject: base64url(32_768),
    transports: z.array(transport).max(10).default([]),
  }),
});
export type RegistrationCredential = z.infer<typeof registrationShape>;

/** `AuthenticationResponseJSON` of WebAuthn, as far as it is read. */
export const assertionShape = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(8192),
    userHandle: base64url(128).optional().catch(undefined),
  }),
});
export type AssertionCredential = z.infer<typeof assertionShape>;

const clientDataShape = z.object({ type: z.string(), challenge: z.string(), origin: z.string(), crossOrigin: z.boolean().optional() });
type ClientData = z.infer<typeof clientDataShape>;

/** What the browser says of the page that asked; null for anything it does not write. */
export function readClientData(encoded: string): ClientData | null {
  try {
    return clientDataShape.parse(JSON.parse(Buffer.from(encoded, "base64url").toString("utf8")));
  } catch {
    return null;
  }
}
