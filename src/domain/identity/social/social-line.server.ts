import { decodeProtectedHeader, type JWTPayload, type JWTVerifyOptions, jwtVerify } from "jose";
import { JOSEError } from "jose/errors";
import { z } from "zod";
import { challengeOf } from "#domain/identity/hosted/oauth-codes.server.ts";
import { signingKeys } from "#platform/signing-keys.server.ts";
import type { LineSettings } from "./provider-settings.ts";
import { ProviderFault } from "./social-fetch.server.ts";
import { type Answered, readJson, type SocialKind, type SocialParts } from "./social-kind.server.ts";
import { profileOf } from "./social-profile.ts";

const CLOCK_SKEW_SECONDS = 60;
const tokenShape = z.object({ id_token: z.string() });

/**
 * Sign-in by LINE Login v2.1 (LINE Developers, "Integrating LINE Login with your web app"): the code is exchanged with the channel secret in the
 * form. Ids of a web login are signed with that secret (HS256), those of apps with a published key (ES256); the header alone never chooses a
 * public key as a secret. The address comes only with LINE's permission and the person's, and LINE does not say that it is verified.
 */
export function lineKind(parts: SocialParts): SocialKind<LineSettings> {
  return {
    authorizeUrl: async ({ authorize, clientId, scopes }, { redirectUri, state, nonce, verifier }) => {
      const url = new URL(authorize);
      const parameters = {
        response_type: "code",
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: scopes.join(" "),
        state,
        nonce,
        code_challenge: challengeOf(verifier),
        code_challenge_method: "S256",
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },
    profile: async (settings, answered) => {
      const { secret, nonce } = answered;
      if (secret === null) throw new ProviderFault("the provider has no secret");
      const idToken = await exchange(parts, settings, { ...answered, secret });
      const claims = await verified(parts, { settings, secret, idToken });
      if (claims.nonce !== nonce) throw new ProviderFault("the id token answers another request");
      const profile = profileOf(claims, settings.attributes);
      if (!profile) throw new ProviderFault("the id token has no usable subject");
      return profile;
    },
  };
}

async function exchange(
  { fetch }: SocialParts,
  { token, clientId }: LineSettings,
  answered: Answered & { secret: string },
): Promise<string> {
  const { code, redirectUri, verifier, secret } = answered;
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectUri,
    client_id: clientId,
    client_secret: secret,
    code_verifier: verifier,
  });
  const response = await fetch(token, { method: "POST", body, headers: { accept: "application/json" } });
  const parsed = tokenShape.safeParse(await readJson(response, "the token endpoint"));
  if (!parsed.success) throw new ProviderFault("the token endpoint gave no id token");
  return parsed.data.id_token;
}

type Verify = { readonly settings: LineSettings; readonly secret: string; readonly idToken: string };

async function verified({ fetch, clock }: SocialParts, { settings, secret, idToken }: Verify): Promise<JWTPayload> {
  const expected: JWTVerifyOptions = {
    issuer: settings.issuer,
    audience: settings.clientId,
    currentDate: clock.now(),
    clockTolerance: CLOCK_SKEW_SECONDS,
    requiredClaims: ["sub", "exp", "iat", "nonce"],
  };
  try {
    const { payload } =
      decodeProtectedHeader(idToken).alg === "HS256"
        ? await jwtVerify(idToken, Buffer.from(secret), { ...expected, algorithms: ["HS256"] })
        : await jwtVerify(idToken, signingKeys(settings.certs, fetch), { ...expected, algorithms: ["ES256"] });
    return payload;
  } catch (error) {
    if (error instanceof JOSEError) throw new ProviderFault(`the id token is not valid: ${error.code}`);
    if (error instanceof TypeError) throw new ProviderFault("the id token is none");
    throw error;
  }
}
