import { createHash, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { SignJWT } from "jose";
import { mockPersonOf } from "./mock-person.ts";

/** Our channel at the stand-in, and how it signs: a web login by the channel secret, as LINE does, an app by a published key. */
type Channel = { readonly id: string; readonly secret: string; readonly signs: "HS256" | "ES256" };

const PERSON = { sub: "U4af4980629f0000000000000000000001", email: "hanako.line@example.com", name: "はなこ" };
const ID_TOKEN_SECONDS = 3600;

type Asked = { readonly query: URLSearchParams; readonly person: typeof PERSON | (Omit<typeof PERSON, "email"> & { email: null }) };

/**
 * LINE Login v2.1 over its wire: `/oauth2/v2.1/{authorize,token,certs}`. It signs anybody in at once, holds the exchange against what was asked
 * (channel, secret, address, PKCE, one use), and tells the address only where the scope asks for it and the person lets it.
 */
export function lineMock(channel: Channel): Server {
  const asked = new Map<string, Asked>();
  const key = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const kid = randomBytes(8).toString("hex");
  return createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", `http://${request.headers.host}`);
    if (url.pathname === "/oauth2/v2.1/authorize") return authorize(asked, { channel, query: url.searchParams, request }, response);
    if (url.pathname === "/oauth2/v2.1/certs")
      return json(response, 200, { keys: [{ ...key.publicKey.export({ format: "jwk" }), kid, alg: "ES256", use: "sig" }] });
    if (url.pathname !== "/oauth2/v2.1/token" || request.method !== "POST") return json(response, 404, { error: "not_found" });
    const form = new URLSearchParams(await textOf(request));
    const of = asked.get(form.get("code") ?? "");
    asked.delete(form.get("code") ?? "");
    if (!of || !isRight(channel, of.query, form)) return json(response, 400, { error: "invalid_grant", error_description: "invalid code" });
    const idToken = await signed(channel, { issuer: url.origin, claims: claimsOf(of), key: key.privateKey, kid });
    json(response, 200, {
      access_token: randomBytes(32).toString("base64url"),
      expires_in: 2_592_000,
      id_token: idToken,
      token_type: "Bearer",
    });
  });
}

type Signing = { readonly issuer: string; readonly claims: Record<string, string>; readonly key: KeyObject; readonly kid: string };

function signed({ id, secret, signs }: Channel, { issuer, claims, key, kid }: Signing): Promise<string> {
  const isByKey = signs === "ES256";
  return new SignJWT(claims)
    .setProtectedHeader({ alg: signs, typ: "JWT", ...(isByKey && { kid }) })
    .setIssuer(issuer)
    .setAudience(id)
    .setIssuedAt()
    .setExpirationTime(`${ID_TOKEN_SECONDS}s`)
    .sign(isByKey ? key : Buffer.from(secret));
}

type Asking = { readonly channel: Channel; readonly query: URLSearchParams; readonly request: IncomingMessage };

function authorize(asked: Map<string, Asked>, { channel, query, request }: Asking, response: ServerResponse): void {
  const needed = ["redirect_uri", "state", "scope"].every((name) => query.get(name));
  if (!needed || query.get("client_id") !== channel.id || query.get("response_type") !== "code") {
    json(response, 400, { message: "400 Bad Request" });
    return;
  }
  const { error, ...own } = mockPersonOf(request.headers.cookie);
  const back = new URL(query.get("redirect_uri") ?? "");
  back.searchParams.set("state", query.get("state") ?? "");
  if (error === undefined) {
    const code = randomBytes(16).toString("base64url");
    asked.set(code, { query, person: { ...PERSON, ...own } as Asked["person"] });
    back.searchParams.set("code", code);
  } else {
    back.searchParams.set("error", error);
    back.searchParams.set("error_description", "The resource owner denied the request.");
  }
  response.writeHead(302, { location: back.href }).end();
}

function claimsOf({ query, person: { email, ...person } }: Asked): Record<string, string> {
  const nonce = query.get("nonce");
  const hasEmail = email !== null && query.get("scope")?.split(" ").includes("email");
  return { ...person, ...(nonce === null ? {} : { nonce }), ...(hasEmail ? { email } : {}) };
}

function isRight({ id, secret }: Channel, query: URLSearchParams, form: URLSearchParams): boolean {
  const challenge = createHash("sha256")
    .update(form.get("code_verifier") ?? "")
    .digest("base64url");
  return (
    form.get("grant_type") === "authorization_code" &&
    form.get("client_id") === id &&
    form.get("client_secret") === secret &&
    form.get("redirect_uri") === query.get("redirect_uri") &&
    (query.get("code_challenge") === null || query.get("code_challenge") === challenge)
  );
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}
