import { createHmac, timingSafeEqual } from "node:crypto";
import { refuse } from "./refusals.ts";
import type { Client } from "./types.ts";

/**
 * Holds a SECRET_HASH (base64 HMAC-SHA256 of user name and client id under the client's secret) against the client. Where it is a parameter
 * of a flow and where it is a member of the request, AWS answers a wrong one in different words.
 */
export function checkSecretHash(client: Client, username: string, given: string | undefined, place: "parameter" | "member"): void {
  if (client.secret === null) return;
  if (given === undefined) throw refuse.secretHashMissing(client.id);
  if (!isSecretHash(client, username, given))
    throw place === "parameter" ? refuse.secretHashWrong(client.id) : refuse.secretHashMismatch(client.id);
}

/** Whether a hash is of this name; true for a client without a secret. */
export function isSecretHash(client: Client, username: string, given: string): boolean {
  const expected = secretHashOf(client, username);
  return expected === null || isSameText(given, expected);
}

/** The hash that a client has to send with a name; null for a client without a secret. */
export function secretHashOf({ id, secret }: Client, username: string): string | null {
  return secret === null ? null : createHmac("sha256", secret).update(username).update(id).digest("base64");
}

/** Holds a plain client secret against the client; true for a client without one that was given none. */
export function isClientSecret(client: Client, given: string | undefined): boolean {
  return client.secret === null ? given === undefined || given === "" : given !== undefined && isSameText(given, client.secret);
}

/** Compares two texts in a time that says nothing about where they differ. */
export function isSameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
