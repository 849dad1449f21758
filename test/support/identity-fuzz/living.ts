import { randomBytes } from "node:crypto";
import type { Hono } from "hono";
import { type AccountChanges, changeAccount } from "#domain/identity/core/account-store.server.ts";
import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import type { Account } from "#domain/identity/core/types.ts";
import { newTotpSecret, sealTotp } from "#domain/identity/mfa/totp.server.ts";
import { operations } from "#domain/identity/operations.server.ts";
import { proceed } from "#domain/identity/sign-in/complete-sign-in.server.ts";
import { groupBytes } from "#domain/identity/srp/srp.ts";
import type { SignIn } from "#domain/identity/tickets/sign-in-state.ts";
import { openGrant, signTokens } from "#domain/identity/tokens/tokens.server.ts";
import { CALLER } from "#test/support/identity.ts";
import { secretHash } from "#test/support/srp-client.ts";
import { ADMIN_SCOPE } from "#wire/oauth-scopes.ts";
import type { FuzzFixture, Living } from "./fuzz-world.ts";

const PHONE = { phone_number: "+819012345678", phone_number_verified: "true" };

type Person = { readonly account: Account; readonly deviceKey: string };
type Made = { readonly fixture: FuzzFixture; readonly living: Living };

/** Twelve accounts in every state an account can be in, and with each whatever the API hands out to people. */
export async function populate(fixture: FuzzFixture, living: Living, app: Hono, round: number): Promise<void> {
  living.clear();
  const { pool, client, secretClient, rotatingClient, strictPool, identityPoolId, clock } = fixture;
  add(living, "client", client.id, secretClient.id, rotatingClient.id, "unknown0client");
  add(living, "secret", secretClient.secret ?? "");
  add(living, "pool", pool.id, strictPool.id);
  add(living, "identityPool", identityPoolId);
  add(living, "time", claimTime(clock.now()));
  add(living, "verifier", Buffer.from(groupBytes(0x1234567890abcdefn)).toString("base64"));
  for (let i = 0; i < 4; i += 1) add(living, "A", randomBytes(383).toString("hex"));
  const made: Made = { fixture, living };
  const people: Person[] = [];
  for (const [i, changes] of states(fixture).entries()) people.push(await person(made, `fuzz-${round}-${i}`, changes));
  for (const [i, one] of people.entries()) await giveTokens(made, one, i);
  add(living, "hash", secretHash(secretClient, people[0]?.account.username ?? ""));
  await confirmADevice(made, people);
  for (const one of people) await beginSignIns(made, one);
  await sendCodes(made, people);
  await giveIdentities(made);
  await giveForms(made, app);
}

function add(living: Living, kind: string, ...values: string[]): void {
  living.set(kind, [...(living.get(kind) ?? []), ...values]);
}

/** Two that may be destroyed, then one of each kind. */
function states({ service }: FuzzFixture): ((sub: string) => AccountChanges)[] {
  const totp = (sub: string) => ({ totpMfa: true, totpSealed: sealTotp(service.secrets, sub, newTotpSecret(service.randomBytes)) });
  return [
    () => ({}),
    () => ({}),
    () => ({ smsMfa: true, preferredMfa: "SMS_MFA" }),
    (sub) => ({ ...totp(sub), preferredMfa: "SOFTWARE_TOKEN_MFA" }),
    (sub) => ({ ...totp(sub), smsMfa: true }),
    () => ({}),
    () => ({ status: "UNCONFIRMED" }),
    () => ({ status: "FORCE_CHANGE_PASSWORD" }),
    () => ({ status: "RESET_REQUIRED" }),
    () => ({ isEnabled: false }),
    () => ({ attributes: {} }),
    () => ({ groups: ["sellers"] }),
  ];
}

async function person({ fixture, living }: Made, username: string, changesOf: (sub: string) => AccountChanges): Promise<Person> {
  const { service, pool, account: make, clock } = fixture;
  const email = `${username}@example.com`;
  const fresh = await make({ username, attributes: { email, email_verified: "true", name: "山田 太郎", ...PHONE } });
  const changes = changesOf(fresh.sub);
  await changeAccount(service.db, fresh.sub, changes, clock.now());
  add(living, "name", username);
  add(living, "sub", fresh.sub);
  add(living, "email", email);
  const deviceKey = `${pool.id.slice(0, pool.id.indexOf("_"))}_${fresh.sub}`;
  return { account: { ...fresh, ...changes }, deviceKey };
}

async function giveTokens({ fixture, living }: Made, { account, deviceKey }: Person, i: number): Promise<void> {
  const { service, pool } = fixture;
  const client = i < 10 ? fixture.client : fixture.rotatingClient;
  const facts = {
    pool,
    client,
    account,
    scope: `openid email ${ADMIN_SCOPE}`,
    nonce: null,
    deviceKey,
    isHosted: false,
    authTime: fixture.clock.now(),
  };
  const { grant, refreshToken } = await openGrant(service, service.db, facts);
  const { AccessToken, IdToken } = await signTokens(service, { account, client, grant }, pool.id);
  add(living, "access", AccessToken);
  add(living, "id", IdToken);
  add(living, "refresh", refreshToken.text);
}

/** Runs an operation on the way to something alive; a refusal only means that there is less of it. */
async function ask({ fixture }: Made, name: string, body: object): Promise<Record<string, unknown>> {
  const operation = operations.get(name.includes(".") ? name : `AWSCognitoIdentityProviderService.${name}`);
  if (!operation) throw new Error(`no operation ${name}`);
  try {
    return { ...(await operation.run(fixture.service, body, CALLER)) };
  } catch (error) {
    if (error instanceof IdentityRefusal) return {};
    throw error;
  }
}

async function confirmADevice(made: Made, people: readonly Person[]): Promise<void> {
  const DeviceSecretVerifierConfig = { PasswordVerifier: made.living.get("verifier")?.[0], Salt: randomBytes(16).toString("base64") };
  for (const i of [5, 11]) {
    const DeviceKey = people[i]?.deviceKey ?? "";
    await ask(made, "ConfirmDevice", { AccessToken: made.living.get("access")?.[i], DeviceKey, DeviceSecretVerifierConfig });
    add(made.living, "device", DeviceKey);
  }
}

/** Sessions of every stage: what a sign-in asks once the password is right, the custom questions, and the blocks of SRP. */
async function beginSignIns(made: Made, { account, deviceKey }: Person): Promise<void> {
  const { pool, client, clock } = made.fixture;
  const base = { pool, client, account, flow: "USER_SRP_AUTH", deviceKey: null, startedAt: clock.now() } as const;
  const isRemembered = made.living.get("device")?.includes(deviceKey) ?? false;
  const strict = { ...pool, settings: { ...pool.settings, mfa: "ON", factors: ["SOFTWARE_TOKEN_MFA"] } } as const;
  await keepSession(made, { ...base, passed: new Set(["password"]), deviceKey: isRemembered ? deviceKey : null });
  await keepSession(made, { ...base, passed: new Set(["password"]), pool: strict });
  await keepSession(made, { ...base, passed: new Set(), flow: "CUSTOM_AUTH" });
  await keepSession(made, { ...base, passed: new Set(["password"]), flow: "HOSTED_LOGIN" });
  await keepSession(made, { ...base, passed: new Set(["password"]), flow: "HOSTED_LOGIN", pool: strict });
  const AuthParameters = { USERNAME: account.username, SRP_A: made.living.get("A")?.[0] };
  const { ChallengeParameters } = await ask(made, "InitiateAuth", { ClientId: client.id, AuthFlow: "USER_SRP_AUTH", AuthParameters });
  const block = textIn(ChallengeParameters, "SECRET_BLOCK");
  if (block !== null) {
    add(made.living, "block", block);
    add(made.living, "user_PASSWORD_VERIFIER", account.username);
  }
}

async function keepSession({ fixture, living }: Made, signIn: SignIn): Promise<void> {
  const body = await proceed(fixture.service, signIn, CALLER).catch((error: unknown) => {
    if (error instanceof IdentityRefusal) return {};
    throw error;
  });
  const browser = textIn(body, "BrowserSession");
  if (browser !== null) add(living, "browser", browser);
  const [session, stage] = [textIn(body, "Session"), textIn(body, "ChallengeName")];
  if (session === null) return;
  if (signIn.flow === "HOSTED_LOGIN") return add(living, `hosted_${stage}`, session);
  add(living, "session", session);
  add(living, `session_${stage}`, session);
  add(living, `user_${stage}`, signIn.account.username);
  add(living, `code_${stage}`, fixture.sent.at(-1)?.code ?? "000000");
}

function textIn(value: unknown, name: string): string | null {
  const found: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return typeof found === "string" ? found : null;
}

async function sendCodes(made: Made, people: readonly Person[]): Promise<void> {
  const { client, sent } = made.fixture;
  sent.length = 0;
  const ofName = (i: number) => ({ ClientId: client.id, Username: people[i]?.account.username });
  await ask(made, "ResendConfirmationCode", ofName(6));
  await ask(made, "ForgotPassword", ofName(5));
  await ask(made, "GetUserAttributeVerificationCode", { AccessToken: made.living.get("access")?.[4], AttributeName: "email" });
  add(made.living, "code", ...sent.flatMap(({ code }) => (code === null ? [] : [code])), "000000");
}

async function giveIdentities(made: Made): Promise<void> {
  const IdentityPoolId = made.fixture.identityPoolId;
  const Logins = { [`cognito-idp.ap-northeast-1.amazonaws.com/${made.fixture.pool.id}`]: made.living.get("id")?.[4] };
  for (const body of [{ IdentityPoolId, Logins }, { IdentityPoolId }]) {
    const { IdentityId } = await ask(made, "AWSCognitoIdentityService.GetId", body);
    if (typeof IdentityId === "string") add(made.living, "identity", IdentityId);
  }
  const IdentityId = made.living.get("identity")?.[0];
  const { Credentials } = await ask(made, "AWSCognitoIdentityService.GetCredentialsForIdentity", { IdentityId, Logins });
  for (const name of ["AccessKeyId", "SecretKey", "SessionToken"]) add(made.living, "credentials", textIn(Credentials, name) ?? "");
}

/** What a form of the hosted login carries: the browser's mark and the token that belongs to it. */
async function giveForms({ fixture, living }: Made, app: Hono): Promise<void> {
  const query = new URLSearchParams({
    client_id: fixture.client.id,
    response_type: "code",
    redirect_uri: fixture.client.settings.callbackUrls[0] ?? "",
    code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
    code_challenge_method: "S256",
    scope: "openid",
  }).toString();
  add(living, "query", query);
  add(living, "callback", fixture.client.settings.callbackUrls[0] ?? "");
  add(living, "basic", Buffer.from(`${fixture.secretClient.id}:${fixture.secretClient.secret}`).toString("base64"));
  const page = await app.request(`/login?${query}`);
  const cookie = page.headers.getSetCookie().map((line) => line.split(";")[0]);
  add(living, "cookie", cookie.join("; "));
  for (const browser of living.get("browser") ?? []) {
    const back = await app.request(`/oauth2/authorize?${query}`, { headers: { cookie: `machinone-login=${browser}` } });
    add(living, "oauthCode", new URL(back.headers.get("location") ?? "", "http://localhost").searchParams.get("code") ?? "");
  }
  const hidden = [...(await page.text()).matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  for (const [, name = "", value = ""] of hidden) add(living, `hidden_${name}`, value);
}

/** `Sat Nov 21 03:00:00 UTC 2026`. */
function claimTime(now: Date): string {
  const [weekday, day, month, year, time] = now.toUTCString().replace(",", "").split(" ");
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`;
}
