import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { DEVELOPMENT_POOL } from "#domain/identity/index.server.ts";
import { SAMPLE_PASSWORD } from "#main/setup/seed-members.server.ts";
import { passwordSignIn, SAMPLE_MEMBER, signInSampleMember } from "#tools/watched/member.ts";
import { presign, type Signing, signedHeaders } from "#web/session/credentials/presign.ts";
import { REGION } from "#wire/constants.ts";
import type { Product } from "./visits.ts";

/** What somebody who is signed in everywhere asks with. */
export type Member = {
  /** The parameters of a client that leads somebody to the hosted login. */
  readonly authorize: string;
  readonly hostedCookie: string;
  readonly siteCookie: string;
  /** Of a picture of theirs; signed for an hour. */
  readonly pictureUrl: string;
};

const tokensSchema = z.object({ AuthenticationResult: z.object({ IdToken: z.string() }) });
const identitySchema = z.object({ IdentityId: z.string() });
const credentialsSchema = z.object({
  Credentials: z.object({ AccessKeyId: z.string(), SecretKey: z.string(), SessionToken: z.string(), Expiration: z.number() }),
});

/** The round before may have left a server that is being started again. */
const PATIENCE_MS = 30_000;
const TRY_EVERY_MS = 250;

/** Signs the sample member in at the site, on the hosted pages and at the object store, where one picture of theirs is kept; as soon as all three let them. */
export async function openMember(product: Product): Promise<Member> {
  for (const until = performance.now() + PATIENCE_MS; ; await sleep(TRY_EVERY_MS)) {
    try {
      return await signInEverywhere(product);
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
}

async function signInEverywhere(product: Product): Promise<Member> {
  const authorize = authorizeQuery(product);
  const [hostedCookie, { cookie: siteCookie }, pictureUrl] = [
    await hostedSignIn(product, authorize),
    await signInSampleMember(product),
    await keepPicture(product),
  ];
  return { authorize, hostedCookie, siteCookie, pictureUrl };
}

/** Of this machine by its name, as the site's client has it. */
const named = (url: string) => url.replace("//127.0.0.1", "//localhost");

function authorizeQuery({ url }: Product): string {
  return new URLSearchParams({
    ...{ response_type: "code", client_id: DEVELOPMENT_POOL.clientId, redirect_uri: `${named(url)}/login/`, scope: "openid email" },
    ...{ state: "chaos", code_challenge: "c".repeat(43), code_challenge_method: "S256" },
  }).toString();
}

async function hostedSignIn({ identityUrl }: Product, authorize: string): Promise<string> {
  const address = `${identityUrl}/login?${authorize}`;
  const page = await fetch(address);
  const form = (await page.text()).split("<form").find((each) => each.includes('name="password"')) ?? "";
  const hidden = [...form.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)].map(([tag]) => [attribute(tag, "name"), attribute(tag, "value")]);
  const answer = await fetch(address, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: cookiesOf(page), origin: named(identityUrl), "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams([...hidden, ["username", SAMPLE_MEMBER], ["password", SAMPLE_PASSWORD]]),
  });
  const landed = answer.headers.get("location") ?? "";
  if (!landed.includes("code=")) throw new Error(`the hosted login led to ${answer.status} ${landed}`);
  return [cookiesOf(page), cookiesOf(answer)].filter((each) => each !== "").join("; ");
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll("&amp;", "&") ?? "";
}

function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0] ?? "")
    .join("; ");
}

/** The first bytes of a PNG. */
const PICTURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

async function keepPicture({ identityUrl }: Product): Promise<string> {
  const ask = async (target: string, body: object): Promise<unknown> => {
    const headers = { "content-type": "application/x-amz-json-1.1", "x-amz-target": `AWSCognitoIdentityService.${target}` };
    const answer = await fetch(identityUrl, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const { IdToken } = tokensSchema.parse(await (await fetch(identityUrl, passwordSignIn())).json()).AuthenticationResult;
  const logins = { Logins: { [`cognito-idp.${REGION}.amazonaws.com/${DEVELOPMENT_POOL.poolId}`]: IdToken } };
  const { IdentityId } = identitySchema.parse(await ask("GetId", { IdentityPoolId: DEVELOPMENT_POOL.identityPoolId, ...logins }));
  const { Credentials } = credentialsSchema.parse(await ask("GetCredentialsForIdentity", { IdentityId, ...logins }));
  const { AccessKeyId: accessKeyId, SecretKey: secretKey, SessionToken: sessionToken, Expiration } = Credentials;
  const credentials = { identityId: IdentityId, accessKeyId, secretKey, sessionToken, expiresAt: Expiration * 1000, clockDrift: 0 };
  const signing: Signing = { credentials, region: REGION, now: Date.now() };
  const url = `${identityUrl}/objects/files/public/${encodeURIComponent(IdentityId)}/chaos.png`;
  const headers = await signedHeaders(signing, { url, method: "PUT", body: PICTURE.buffer, contentType: "image/png" });
  const kept = await fetch(url, { method: "PUT", headers, body: PICTURE });
  if (!kept.ok) throw new Error(`the picture was not kept: ${kept.status} ${await kept.text()}`);
  return presign(url, signing);
}
