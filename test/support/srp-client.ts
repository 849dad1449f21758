import { createHmac } from "node:crypto";
import type { Client } from "#domain/identity/core/types.ts";

/** What a client with a secret sends along with a name: base64 HMAC-SHA256 of name and client id. */
export function secretHash({ id, secret }: Pick<Client, "id" | "secret">, username: string): string {
  return createHmac("sha256", secret ?? "")
    .update(username + id)
    .digest("base64");
}
