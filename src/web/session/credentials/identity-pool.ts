import type { ErrorKey } from "#wire/errors/catalogue.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import type { TemporaryCredentials } from "./types.ts";
import { type CloudIdentity, callCloud, recordOf } from "./wire.ts";

type Logins = Readonly<Record<string, string>>;

/** The identity that logins lead to. Rejects with `noIdentityId` where an answer lacks it. */
export async function getId(
  at: CloudIdentity,
  asked: { readonly IdentityPoolId: string; readonly AccountId?: string; readonly Logins: Logins },
): Promise<string> {
  const { body } = await callCloud(at, "GetId", asked);
  return textOf(body.IdentityId, "Response from Amazon Cognito contained no identity ID");
}

/** An hour's keys of an identity. Rejects with the key of whatever part an answer lacks. */
export async function getCredentials(
  at: CloudIdentity,
  asked: { readonly IdentityId: string; readonly CustomRoleArn?: string; readonly Logins: Logins },
): Promise<TemporaryCredentials> {
  const { body, date } = await callCloud(at, "GetCredentialsForIdentity", asked);
  const given = recordOf(body.Credentials);
  if (!given) throw new CatalogueError("Response from Amazon Cognito contained no credentials");
  return {
    identityId: textOf(body.IdentityId, "Response from Amazon Cognito contained no identity ID"),
    accessKeyId: textOf(given.AccessKeyId, "Response from Amazon Cognito contained no access key ID"),
    secretKey: textOf(given.SecretKey, "Response from Amazon Cognito contained no secret key"),
    sessionToken: textOf(given.SessionToken, "Response from Amazon Cognito contained no credentials"),
    expiresAt: Number(given.Expiration) * 1000,
    clockDrift: driftSince(date, at.environment.now()),
  };
}

function driftSince(date: string | null, now: number): number {
  const served = Date.parse(date ?? "");
  return Number.isNaN(served) ? 0 : Math.floor(now / 1000) - served / 1000;
}

function textOf(value: unknown, missing: ErrorKey): string {
  if (typeof value !== "string" || value === "") throw new CatalogueError(missing);
  return value;
}
