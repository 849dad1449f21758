import { z } from "zod";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { hours } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";

const LIFE_MS = hours(1);
const PURPOSE = "session-credentials";
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

const statementShape = z.object({
  identityId: z.string(),
  isGuest: z.boolean(),
  role: z.string().nullable(),
  accessKeyId: z.string(),
  secret: z.string(),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
});

/** What a session token says, sealed: whose credentials they are, until when, and the secret that signs with them. No table knows them. */
export type SessionStatement = z.infer<typeof statementShape>;

/** `Credentials` of the identity-pool API; `Expiration` is in epoch seconds. */
export type WireCredentials = {
  readonly AccessKeyId: string;
  readonly SecretKey: string;
  readonly SessionToken: string;
  readonly Expiration: number;
};

type Holder = Pick<SessionStatement, "identityId" | "isGuest" | "role">;

/** Makes credentials of an identity that live an hour. */
export function issueCredentials(service: Pick<IdentityService, "clock" | "randomBytes" | "secrets">, holder: Holder): WireCredentials {
  const accessKeyId = `ASIA${Array.from(service.randomBytes(16), (byte) => BASE32[byte & 31]).join("")}`;
  const secret = service.randomBytes(30).toString("base64");
  const expiresAt = Math.floor((service.clock.now().getTime() + LIFE_MS) / 1000) * 1000;
  const statement: SessionStatement = { ...holder, accessKeyId, secret, expiresAt };
  return {
    AccessKeyId: accessKeyId,
    SecretKey: secret,
    SessionToken: service.secrets.seal(PURPOSE, Buffer.from(JSON.stringify(statement))).toString("base64url"),
    Expiration: expiresAt / 1000,
  };
}

/** What a session token says. Refuses one that is not ours, not of this access key, or over. */
export function openSessionToken(
  { secrets, clock }: Pick<IdentityService, "secrets" | "clock">,
  accessKeyId: string,
  token: string,
): Result<SessionStatement, "invalid" | "expired"> {
  const opened = secrets.open(PURPOSE, Buffer.from(token, "base64url"));
  if (!opened) return refused("invalid");
  const statement = statementShape.parse(JSON.parse(opened.toString("utf8")));
  if (statement.accessKeyId !== accessKeyId) return refused("invalid");
  return statement.expiresAt > clock.now().getTime() ? ok(statement) : refused("expired");
}
