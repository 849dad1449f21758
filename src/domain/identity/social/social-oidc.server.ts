import { type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { JOSEError } from "jose/errors";
import { z } from "zod";
import { challengeOf } from "#domain/identity/hosted/oauth-codes.server.ts";
import { hours } from "#kernel/duration.ts";
import { signingKeys } from "#platform/signing-keys.server.ts";
import type { OidcSettings } from "./provider-settings.ts";
import { ProviderFault } from "./social-fetch.server.ts";
import { type Answered, readJson, type SocialKind, type SocialParts } from "./social-kind.server.ts";
import { profileOf } from "./social-profile.ts";

const REMEMBERED_MS = hours(1);
const CLOCK_SKEW_SECONDS = 60;
const ALGORITHMS = ["RS256", "PS256", "ES256"];

const metadataShape = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

const tokenShape = z.object({ id_token: z.string() });

type Metadata = z.infer<typeof metadataShape> & { readonly keys: JWTVerifyGetKey };

/** Sign-in by OpenID Connect (Core 1.0, code flow with PKCE), as Google speaks it. */
export function oidcKind(parts: SocialParts): SocialKind<OidcSettings> {
  const discover = rememberedMetadata(parts);
  return {
    authorizeUrl: async (settings, { redirectUri, state, nonce, verifier }) => {
      const url = new URL((await discover(settings.issuer)).authorization_endpoint);
      const parameters = {
        response_type: "code",
        client_id: settings.clientId,
        redirect_uri: redirectUri,
        scope: settings.scopes.join(" "),
        state,
        nonce,
        code_challenge: challengeOf(verifier),
        code_challenge_method: "S256",
      };
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return url.href;
    },
    profile: async (settings, answered) => {
      const metadata = await discover(settings.issuer);
      const idToken = await exchange(parts, { settings, metadata, answered });
      const claims = await verified(parts, { settings, metadata, idToken, nonce: answered.nonce });
      const profile = profileOf(claims, settings.attributes);
      if (!profile) throw new ProviderFault("the id token has no usable subject");
      return profile;
    },
  };
}

/** Metadata and keys of an issuer, for an hour. Keys are fetched again when a token names one that is not known. */
function rememberedMetadata({ fetch, clock }: SocialParts) {
  const kept = new Map<string, { readonly metadata: Promise<Metadata>; readonly until: number }>();
  return (issuer: string): Promise<Metadata> => {
    const now = clock.now().getTime();
    const found = kept.get(issuer);
    if (found && found.until > now) return found.metadata;
    const metadata = discover(fetch, issuer);
    kept.set(issuer, { metadata, until: now + REMEMBERED_MS });
    metadata.catch(() => kept.delete(issuer));
    return metadata;
  };
}

async function discover(fetch: SocialParts["fetch"], issuer: string): Promise<Metadata> {
  const response = await fetch(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`);
  const parsed = metadataShape.safeParse(await readJson(response, "discovery"));
  if (!parsed.success || parsed.data.issuer !== issuer) throw new ProviderFault("the metadata is not of the issuer");
  return { ...parsed.data, keys: signingKeys(parsed.data.jwks_uri, fetch) };
}

type Exchange = { readonly settings: OidcSettings; readonly metadata: Metadata; readonly answered: Answered };

async function exchange({ fetch }: SocialParts, { settings, metadata, answered }: Exchange): Promise<string> {
  const { code, redirectUri, verifier, secret } = answered;
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code,
    redirect_uri: redirectUri,
    client_id: settings.clientId,
    code_verifier: verifier,
    ...(secret === null ? {} : { client_secret: secret }),
  });
  const response = await fetch(metadata.token_endpoint, { method: "POST", body, headers: { accept: "application/json" } });
  const parsed = tokenShape.safeParse(await readJson(response, "the token endpoint"));
  if (!parsed.success) throw new ProviderFault("the token endpoint gave no id token");
  return parsed.data.id_token;
}

type Verify = Omit<Exchange, "answered"> & { readonly idToken: string; readonly nonce: string };

/** OpenID Connect Core 1.0, 3.1.3.7: signature, issuer, audience, expiry and nonce. */
async function verified({ clock }: SocialParts, { settings, metadata, idToken, nonce }: Verify): Promise<JWTPayload> {
  const payload = await jwtVerify(idToken, metadata.keys, {
    algorithms: ALGORITHMS,
    issuer: metadata.issuer,
    audience: settings.clientId,
    currentDate: clock.now(),
    clockTolerance: CLOCK_SKEW_SECONDS,
    requiredClaims: ["sub", "exp", "iat", "nonce"],
  }).then(
    (token) => token.payload,
    (error) => {
      throw error instanceof JOSEError ? new ProviderFault(`the id token is not valid: ${error.code}`) : error;
    },
  );
  if (payload.nonce !== nonce) throw new ProviderFault("the id token answers another request");
  const isForOthersToo = Array.isArray(payload.aud) && payload.aud.length > 1;
  if (isForOthersToo && payload.azp !== settings.clientId) throw new ProviderFault("the id token is for another client");
  return payload;
}
