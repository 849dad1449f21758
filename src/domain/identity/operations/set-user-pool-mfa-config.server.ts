import { z } from "zod";
import { recordAudit } from "#domain/identity/core/audit-store.server.ts";
import { operation } from "#domain/identity/core/operation.server.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import { oneOf, poolId, text } from "#domain/identity/core/shapes.ts";
import type { MfaType, PasskeySettings, PoolSettings } from "#domain/identity/core/types.ts";
import { describePoolMfa } from "#domain/identity/pools/pool-description.ts";
import { changePool } from "#domain/identity/pools/pool-store.server.ts";
import { notOffered } from "#domain/identity/pools/set-up-shapes.ts";
import { inTransaction } from "#platform/transaction.server.ts";

const input = z.object({
  UserPoolId: poolId,
  MfaConfiguration: oneOf(["OFF", "ON", "OPTIONAL"]).optional(),
  /** That it is there offers SMS; by which account of AWS has no meaning here. */
  SmsMfaConfiguration: z.object({ SmsAuthenticationMessage: notOffered, SmsConfiguration: z.looseObject({}).optional() }).optional(),
  SoftwareTokenMfaConfiguration: z.object({ Enabled: z.boolean().optional() }).optional(),
  EmailMfaConfiguration: notOffered,
  WebAuthnConfiguration: z
    .object({
      RelyingPartyId: text({ min: 1, max: 127, pattern: /[a-z0-9.-]+/ }).optional(),
      UserVerification: oneOf(["required", "preferred"]).optional(),
      FactorConfiguration: oneOf(["MULTI_FACTOR_WITH_USER_VERIFICATION", "SINGLE_FACTOR"]).optional(),
    })
    .optional(),
});

/** Which second factors a pool offers, whether it asks for one, and how it does passkeys. What is not named stays as it is. */
export const setUserPoolMfaConfig = operation({
  name: "SetUserPoolMfaConfig",
  access: "operator",
  input,
  handle: async ({ db, clock, directory }, request, caller) => {
    const pool = await directory.pool(request.UserPoolId);
    const mfa = request.MfaConfiguration ?? pool.settings.mfa;
    const factors = factorsAfter(pool.settings, request);
    if (mfa !== "OFF" && factors.length === 0)
      throw refuse.parameter("Invalid MFA configuration given, can't turn on MFA without a factor.");
    const passkeys = passkeysAfter(pool.settings, request);
    const now = clock.now();
    await inTransaction(db, async (tx) => {
      await changePool(tx, pool.id, { mfa, factors, passkeys }, now);
      const detail = { mfa, factors: factors.join(" ") };
      await recordAudit(
        tx,
        { at: now, poolId: pool.id, clientId: null, sub: null, event: "pool-mfa-changed", outcome: "done", detail },
        caller,
      );
    });
    directory.forget();
    return describePoolMfa({ mfa, factors, passkeys });
  },
});

function factorsAfter({ factors }: PoolSettings, request: z.infer<typeof input>): MfaType[] {
  const sms = request.SmsMfaConfiguration ? true : factors.includes("SMS_MFA");
  const totp = request.SoftwareTokenMfaConfiguration?.Enabled ?? factors.includes("SOFTWARE_TOKEN_MFA");
  return [...(sms ? (["SMS_MFA"] as const) : []), ...(totp ? (["SOFTWARE_TOKEN_MFA"] as const) : [])];
}

function passkeysAfter({ passkeys }: PoolSettings, { WebAuthnConfiguration: given }: z.infer<typeof input>): PasskeySettings {
  if (!given) return passkeys;
  return {
    relyingPartyId: given.RelyingPartyId ?? passkeys.relyingPartyId,
    userVerification: given.UserVerification ?? passkeys.userVerification,
    isMultiFactor: given.FactorConfiguration ? given.FactorConfiguration !== "SINGLE_FACTOR" : passkeys.isMultiFactor,
  };
}
