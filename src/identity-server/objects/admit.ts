import { type IdentityService, openSessionToken, verifySigned } from "#domain/identity/index.server.ts";
import type { ObjectHolder } from "#domain/identity/objects/object-access.ts";
import { refuseObject, refuseSignedObject, type S3Refusal } from "./s3-refusal.ts";

/** Whose request it is, and what its body must hash to. */
export type Admitted = { readonly holder: ObjectHolder; readonly payloadHash: string };

/** The identity whose credentials signed a request. Refuses any other request, before its body is read or a table is asked. */
export async function admit(service: Pick<IdentityService, "secrets" | "clock">, request: Request): Promise<Admitted> {
  const opened: { holder: ObjectHolder | null; refusal: S3Refusal | null } = { holder: null, refusal: null };
  const verified = await verifySigned({
    ...{ method: request.method, url: request.url, headers: request.headers },
    body: "unread",
    service: "s3",
    now: service.clock.now(),
    secretOf: (accessKeyId, token) => {
      if (token === null) return null;
      const statement = openSessionToken(service, accessKeyId, token);
      if (statement.ok) opened.holder = statement.value;
      else opened.refusal = statement.reason === "expired" ? refuseObject.expiredToken() : refuseObject.invalidToken();
      return statement.ok ? statement.value.secret : null;
    },
  });
  if (!verified.ok) throw opened.refusal ?? refuseSignedObject(verified.reason);
  if (!opened.holder) throw refuseObject.accessDenied();
  const { identityId, isGuest } = opened.holder;
  return { holder: { identityId, isGuest }, payloadHash: verified.value.payloadHash };
}
