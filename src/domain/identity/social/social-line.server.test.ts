import { generateKeyPairSync } from "node:crypto";
import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { challengeOf } from "#domain/identity/hosted/oauth-codes.server.ts";
import { type LineSettings, parseProviderSettings } from "./provider-settings.ts";
import { type Fetch, ProviderFault } from "./social-fetch.server.ts";
import { lineKind } from "./social-line.server.ts";

const SECRET = "channel-secret-of-these-tests-000";
const NOW = new Date("2026-11-23T03:00:00Z");
const clock = { now: () => NOW };
const parsed = parseProviderSettings({ kind: "line", clientId: "1234567890" });
if (parsed.kind !== "line") throw new Error("not LINE's settings");
const settings: LineSettings = parsed;
const asking = { redirectUri: "https://id.test/oauth2/idpresponse", nonce: "nonce-1", verifier: "verifier-1" };
const answered = { ...asking, code: "code-1", secret: SECRET };
const PERSON = { sub: "U4af4980629", name: "はなこ", picture: "https://profile.line-scdn.net/x", email: "hanako@example.com" };

const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const CERTS = { keys: [{ ...publicKey.export({ format: "jwk" }), kid: "key-1", alg: "ES256", use: "sig" }] };

type Token = {
  readonly alg?: "HS256" | "ES256";
  readonly claims?: Record<string, unknown>;
  readonly iss?: string;
  readonly aud?: string;
  readonly key?: string;
};

function idToken({
  alg = "HS256",
  claims = {},
  iss = settings.issuer,
  aud = settings.clientId,
  key = SECRET,
}: Token = {}): Promise<string> {
  const seconds = Math.floor(NOW.getTime() / 1000);
  const token = new SignJWT({ ...PERSON, nonce: asking.nonce, ...claims }).setProtectedHeader({
    alg,
    typ: "JWT",
    ...(alg === "ES256" && { kid: "key-1" }),
  });
  const timed = token
    .setIssuer(iss)
    .setAudience(aud)
    .setIssuedAt(seconds)
    .setExpirationTime(Number(claims.exp ?? seconds + 3600));
  return timed.sign(alg === "ES256" ? privateKey : Buffer.from(key));
}

/** LINE, as far as it is asked here; notes every request. */
function line(token: unknown, status = 200) {
  const requests: { url: string; init: RequestInit }[] = [];
  const fetch: Fetch = async (url, init = {}) => {
    requests.push({ url, init });
    return url === settings.certs ? Response.json(CERTS) : Response.json(token, { status });
  };
  return { requests, kind: lineKind({ fetch, clock }) };
}

describe("a sign-in at LINE", () => {
  it("sends the browser to LINE with our channel, a nonce and a challenge, and asks for no friend of a bot", async () => {
    const url = new URL(await line({}).kind.authorizeUrl(settings, { ...asking, state: "sealed" }));

    expect(url.origin + url.pathname).toBe("https://access.line.me/oauth2/v2.1/authorize");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: "code",
      client_id: "1234567890",
      redirect_uri: asking.redirectUri,
      scope: "openid profile email",
      state: "sealed",
      nonce: "nonce-1",
      code_challenge: challengeOf("verifier-1"),
      code_challenge_method: "S256",
    });
  });

  it("exchanges the code with the channel secret in the form", async () => {
    const { kind, requests } = line({ id_token: await idToken() });
    await kind.profile(settings, answered);

    expect(requests[0]?.url).toBe("https://api.line.me/oauth2/v2.1/token");
    expect(Object.fromEntries(new URLSearchParams(String(requests[0]?.init.body)))).toEqual({
      grant_type: "authorization_code",
      code: "code-1",
      redirect_uri: asking.redirectUri,
      client_id: "1234567890",
      client_secret: SECRET,
      code_verifier: "verifier-1",
    });
  });

  it.each(["HS256", "ES256"] as const)("believes an id token that is signed by %s, and calls its address unverified", async (alg) => {
    const { kind } = line({ id_token: await idToken({ alg }) });

    expect(await kind.profile(settings, answered)).toEqual({
      subject: PERSON.sub,
      attributes: { email: PERSON.email, email_verified: "false", name: PERSON.name, picture: PERSON.picture },
    });
  });

  it("has no address of who does not pass it on", async () => {
    const { kind } = line({ id_token: await idToken({ claims: { email: undefined } }) });

    expect((await kind.profile(settings, answered)).attributes).toEqual({ name: PERSON.name, picture: PERSON.picture });
  });

  it.each<readonly [string, Token]>([
    ["signed with another secret", { key: "another-secret-of-the-same-length" }],
    ["signed with the text of the public key", { key: publicKey.export({ type: "spki", format: "pem" }).toString() }],
    ["of another issuer", { iss: "https://evil.example" }],
    ["for another channel", { aud: "99" }],
    ["for another request", { claims: { nonce: "another" } }],
    ["for no request", { claims: { nonce: undefined } }],
    ["that is over", { claims: { exp: Math.floor(NOW.getTime() / 1000) - 120 } }],
    ["of nobody", { claims: { sub: undefined } }],
  ])("does not believe an id token %s", async (_case, token) => {
    await expect(line({ id_token: await idToken(token) }).kind.profile(settings, answered)).rejects.toThrow(ProviderFault);
  });

  it.each<readonly [string, unknown, number]>([
    ["an error", { error: "invalid_grant" }, 400],
    ["no id token", { access_token: "x" }, 200],
    ["something that is no token", { id_token: "x" }, 200],
    ["a token without a signature", { id_token: `${Buffer.from('{"alg":"none"}').toString("base64url")}.e30.` }, 200],
  ])("believes nobody when LINE answers %s", async (_case, token, status) => {
    await expect(line(token, status).kind.profile(settings, answered)).rejects.toThrow(ProviderFault);
  });

  it("needs the secret of the channel", async () => {
    const { kind, requests } = line({});

    await expect(kind.profile(settings, { ...answered, secret: null })).rejects.toThrow(ProviderFault);
    expect(requests).toHaveLength(0);
  });
});
