import type { Client } from "#domain/identity/core/types.ts";
import { type IdentityService, isClientSecret } from "#domain/identity/index.server.ts";
import { knownClient } from "#identity-server/visits/known-client.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { OAuthFault } from "./oauth-answers.ts";

type Proof = { readonly id: string | null; readonly secret: string | undefined };

const NOT_PROVED: OAuthFault = { error: "invalid_client", description: "The client is unknown or did not prove itself" };

/**
 * The client that calls, proved by its secret (RFC 6749 2.3.1): in the Authorization header or in the body, not in both. An Authorization header
 * of another kind is let pass: HTTP libraries send theirs to every address.
 */
export async function proveClient(
  service: Pick<IdentityService, "directory">,
  form: URLSearchParams,
  authorization: string | undefined,
): Promise<Result<Client, OAuthFault>> {
  const inBody: Proof = { id: form.get("client_id"), secret: form.get("client_secret") ?? undefined };
  const inHeader = basicProof(authorization);
  if (inHeader && (inBody.secret || (inBody.id !== null && inBody.id !== inHeader.id)))
    return refused({ error: "invalid_request", description: "The client proves itself in two ways" });
  const proof = inHeader ?? inBody;
  const client = await knownClient(service, proof.id);
  return client && isClientSecret(client, proof.secret) ? ok(client) : refused(NOT_PROVED);
}

/** `Basic` of id and secret, each in form encoding; null for any other header. */
function basicProof(authorization: string | undefined): Proof | null {
  const [, encoded] = /^basic +([\w+/=-]+)$/i.exec(authorization ?? "") ?? [];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, "base64").toString("utf8");
  const colon = text.indexOf(":");
  return colon < 0
    ? { id: formText(text), secret: undefined }
    : { id: formText(text.slice(0, colon)), secret: formText(text.slice(colon + 1)) };
}

function formText(encoded: string): string {
  return new URLSearchParams(`text=${encoded.replaceAll("&", "%26")}`).get("text") ?? "";
}
