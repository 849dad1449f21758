import { randomBytes, randomUUID } from "node:crypto";
import { changeAccount, insertAccount } from "#domain/identity/core/account-store.server.ts";
import { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import type { ChallengeName, Client, Factor, Pool } from "#domain/identity/core/types.ts";
import { readDeviceSalt, readDeviceVerifier, sealDeviceVerifier } from "#domain/identity/devices/device-secret.server.ts";
import { newTotpSecret, sealTotp } from "#domain/identity/mfa/totp.server.ts";
import { associateSoftwareToken } from "#domain/identity/operations/associate-software-token.server.ts";
import { initiateAuth } from "#domain/identity/operations/initiate-auth.server.ts";
import { respondToAuthChallenge } from "#domain/identity/operations/respond-to-auth-challenge.server.ts";
import { verifySoftwareToken } from "#domain/identity/operations/verify-software-token.server.ts";
import { createClient, createPool } from "#domain/identity/pools/create-pool.server.ts";
import { srpPoolName } from "#domain/identity/srp/srp.ts";
import { insertConfirmedDevice } from "#domain/identity/tokens/device-store.server.ts";
import type { Db } from "#platform/db.server.ts";
import { CLIENT_SETTINGS, POOL_SETTINGS, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { newDeviceSecret, srpClient } from "#test/support/srp-device.ts";
import { codeOf } from "#test/support/totp.ts";

export type Flow = "srp" | "plain" | "custom" | "custom after srp";
export const STAGES = [
  "PASSWORD_VERIFIER",
  "NEW_PASSWORD_REQUIRED",
  "CUSTOM_CHALLENGE",
  "SMS_MFA",
  "SOFTWARE_TOKEN_MFA",
  "SELECT_MFA_TYPE",
  "MFA_SETUP",
  "DEVICE_SRP_AUTH",
  "DEVICE_PASSWORD_VERIFIER",
] as const satisfies readonly ChallengeName[];

export type Person = {
  readonly mfa: "none" | "sms" | "app" | "both";
  readonly isTemporary: boolean;
  readonly hasDevice: boolean;
};
/** What is tried next; numbers choose among what there is, sessions from the newest back. */
export type Move =
  | { readonly kind: "begin"; readonly flow: Flow; readonly who: number; readonly at: number; readonly onDevice: boolean }
  | {
      readonly kind: "answer";
      readonly session: number;
      readonly stage: "its own" | ChallengeName;
      readonly who: "its own" | "the other";
      readonly at: "its own" | "the other";
      readonly isRight: boolean;
    }
  | { readonly kind: "set up"; readonly session: number; readonly isRight: boolean }
  | { readonly kind: "wait"; readonly seconds: number };

type User = Person & {
  readonly username: string;
  readonly sub: string;
  readonly pool: Pool;
  password: string;
  status: "CONFIRMED" | "FORCE_CHANGE_PASSWORD";
  app: Buffer | null;
  readonly phone: string;
  readonly device: { readonly key: string; readonly secret: ReturnType<typeof newDeviceSecret>["secret"] } | null;
};

/** A step somebody was asked for, and all that was proved on the way to it, as this model sees it. */
type Open = {
  readonly stage: ChallengeName;
  readonly session: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly user: User;
  readonly client: Client;
  readonly proved: ReadonlySet<Factor>;
  readonly onDevice: boolean;
  readonly srp: ReturnType<typeof srpClient>;
  readonly isCustom: boolean;
  code: string;
  isSetUp: boolean;
  isSpent: boolean;
};

type Body = {
  ChallengeName?: ChallengeName;
  Session?: string;
  ChallengeParameters?: Record<string, string>;
  AuthenticationResult?: { AccessToken: string };
};

export type AttackWorld = Awaited<ReturnType<typeof attackWorld>>;

/** Pools of each kind, two clients in each. */
export async function attackWorld(db: Db) {
  const identity = await testIdentity(db);
  const { service } = identity;
  const place = async (settings: object) => {
    const pool = await createPool(service, { name: "pool", region: "ap-northeast-1", settings: { ...POOL_SETTINGS, ...settings } });
    const make = () => createClient(service, { poolId: pool.id, name: "client", settings: CLIENT_SETTINGS });
    return { pool, clients: [await make(), await make()] as const };
  };
  const places = [
    await place({ mfa: "OPTIONAL" }),
    await place({ mfa: "ON" }),
    await place({ mfa: "OPTIONAL", rememberedDeviceSkipsMfa: false }),
  ] as const;
  return { ...identity, db, places };
}

/** One attacker who knows every secret, but must not get anywhere with one of them in the wrong place. */
export class Attack {
  readonly #world: AttackWorld;
  readonly #place: AttackWorld["places"][number];
  readonly #users: readonly User[];
  readonly #open: Open[] = [];
  /** Tokens that came, and why they should not have; null where all was proved. */
  readonly issued: (string | null)[] = [];
  /** The steps that were rightly answered, and `tokens`. */
  readonly passed: string[] = [];

  private constructor(world: AttackWorld, place: AttackWorld["places"][number], users: readonly User[]) {
    this.#world = world;
    this.#place = place;
    this.#users = users;
  }

  static async begin(world: AttackWorld, kind: number, people: readonly Person[]): Promise<Attack> {
    const place = world.places[kind % world.places.length] ?? world.places[0];
    const users: User[] = [];
    for (const person of people) users.push(await addUser(world, place.pool, person));
    return new Attack(world, place, users);
  }

  async make(move: Move): Promise<void> {
    // Each step of the app counts once: time goes on, so that a right code is a fresh one.
    this.#world.clock.advance(move.kind === "wait" ? move.seconds * 1000 : 30_000);
    if (move.kind === "begin") await this.#begin(move);
    if (move.kind === "answer") await this.#answer(move);
    if (move.kind === "set up") await this.#setUp(move);
  }

  async #begin({ flow, who, at, onDevice }: Extract<Move, { kind: "begin" }>): Promise<void> {
    const user = this.#users[who % this.#users.length];
    const client = this.#place.clients[at % 2];
    if (!user || !client) return;
    const srp = srpClient();
    const device = onDevice && user.device ? { DEVICE_KEY: user.device.key } : {};
    const parameters = {
      srp: { SRP_A: srp.A },
      plain: { PASSWORD: user.password },
      custom: {},
      "custom after srp": { SRP_A: srp.A, CHALLENGE_NAME: "SRP_A" },
    }[flow];
    const names = { srp: "USER_SRP_AUTH", plain: "USER_PASSWORD_AUTH", custom: "CUSTOM_AUTH", "custom after srp": "CUSTOM_AUTH" };
    const body = { ClientId: client.id, AuthFlow: names[flow], AuthParameters: { USERNAME: user.username, ...parameters, ...device } };
    const proved = new Set<Factor>(flow === "plain" ? ["password"] : []);
    const isCustom = flow.startsWith("custom");
    const reply = await this.#ask(() => this.#world.run(initiateAuth, body));
    this.#note(reply, { user, client, proved, onDevice: onDevice && user.device !== null, srp, isCustom }, null);
  }

  async #answer(move: Extract<Move, { kind: "answer" }>): Promise<void> {
    const open = this.#sessionBack(move.session);
    if (!open) return;
    const user = (move.who === "its own" ? open.user : this.#users.find((one) => one !== open.user)) ?? open.user;
    const client = (move.at === "its own" ? open.client : this.#place.clients.find((one) => one !== open.client)) ?? open.client;
    const stage = move.stage === "its own" ? open.stage : move.stage;
    const responses = move.isRight ? this.#secrets(open, user) : wrongSecrets(open, user);
    const body = {
      ClientId: client.id,
      ChallengeName: stage,
      // The questions of SRP travel as a block, which is longer than a session may be.
      ...(open.parameters.SECRET_BLOCK ? {} : { Session: open.session }),
      ChallengeResponses: { USERNAME: user.username, ...responses },
    };
    const fault = faultOf(open, { isRight: move.isRight, stage, isOwn: user === open.user && client === open.client });
    const reply = await this.#ask(() => this.#world.run(respondToAuthChallenge, body));
    if (reply && fault === null) this.#passed(open);
    const factor = FACTOR_OF[open.stage];
    const proved = new Set(fault === null && factor ? [...open.proved, factor] : open.proved);
    this.#note(reply, { ...open, srp: stage === "DEVICE_SRP_AUTH" ? open.srp : srpClient(), proved }, fault);
  }

  async #setUp({ session, isRight }: Extract<Move, { kind: "set up" }>): Promise<void> {
    const open = (session === 0 ? this.#open.findLast(({ stage }) => stage === "MFA_SETUP") : null) ?? this.#sessionBack(session);
    if (!open) return;
    const given = await this.#ask(() => this.#world.run(associateSoftwareToken, { Session: open.session }));
    if (!given) return;
    if (open.stage !== "MFA_SETUP" || open.isSpent) this.issued.push(`a secret for a session of ${open.stage}`);
    const { SecretCode = "", Session } = given as { SecretCode?: string; Session?: string };
    const UserCode = isRight ? codeOf(SecretCode, this.#world.clock) : "000000";
    const verified = await this.#ask(() => this.#world.run(verifySoftwareToken, { Session, UserCode }));
    if (!verified?.Session) return;
    this.#open.push({ ...open, session: verified.Session, isSetUp: true });
  }

  /** The newest session for 0, the one before for 1. */
  #sessionBack(steps: number): Open | undefined {
    return this.#open.at(-1 - (steps % Math.max(1, this.#open.length)));
  }

  /** What an account is like once a step was rightly answered. */
  #passed(open: Open): void {
    open.isSpent = true;
    this.passed.push(open.stage);
    if (open.stage === "NEW_PASSWORD_REQUIRED") {
      open.user.status = "CONFIRMED";
      open.user.password = NEXT_PASSWORD;
    }
  }

  #note(
    reply: Body | null,
    from: Omit<Open, "stage" | "session" | "parameters" | "code" | "isSetUp" | "isSpent">,
    fault: string | null,
  ): void {
    if (!reply) return;
    if (reply.AuthenticationResult) this.passed.push("tokens");
    if (reply.AuthenticationResult) this.issued.push(fault ?? this.#missing(from, reply.AuthenticationResult.AccessToken));
    if (!reply.ChallengeName) return;
    const parameters = reply.ChallengeParameters ?? {};
    const session = reply.Session ?? Buffer.from(parameters.SECRET_BLOCK ?? "", "base64").toString("base64url");
    const code = this.#world.sent.at(-1)?.code ?? "";
    this.#open.push({ ...from, stage: reply.ChallengeName, session, parameters, code, isSetUp: false, isSpent: false });
  }

  #missing({ user, proved, onDevice, isCustom }: Pick<Open, "user" | "proved" | "onDevice" | "isCustom">, token: string): string | null {
    const claims: { sub?: string } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
    if (claims.sub !== user.sub) return "tokens of somebody else";
    const missing = [...mustProve(user, { onDevice, isCustom })].filter((factor) => !proved.has(factor));
    return missing.length === 0 ? null : `without ${missing.join(", ")}`;
  }

  /** Every secret of a user at once, each where a challenge would look for it. */
  #secrets(open: Open, user: User): Record<string, string> {
    const { clock } = this.#world;
    const device = user.device ? { DEVICE_KEY: user.device.key } : {};
    const account = { poolName: srpPoolName(user.pool.id), userId: user.username, password: user.password };
    const identity = open.stage === "DEVICE_PASSWORD_VERIFIER" && user.device ? user.device.secret : account;
    const proof = open.parameters.SRP_B ? open.srp.claim(open.parameters, identity, clock.now()) : {};
    return {
      ...(open.onDevice ? device : {}),
      ...proof,
      SRP_A: open.srp.A,
      ANSWER: open.stage === "SELECT_MFA_TYPE" ? "SMS_MFA" : "1122",
      SMS_MFA_CODE: open.code,
      SOFTWARE_TOKEN_MFA_CODE: user.app ? codeOf(user.app, clock) : "000000",
      NEW_PASSWORD: NEXT_PASSWORD,
    };
  }

  async #ask(call: () => Promise<object>): Promise<Body | null> {
    try {
      return (await call()) as Body;
    } catch (error) {
      if (error instanceof IdentityRefusal && error.type !== "InternalErrorException") return null;
      throw error;
    }
  }
}

const NEXT_PASSWORD = "Another2horse";
const FIRST_PASSWORD = "Correct1horse";

const FACTOR_OF: Readonly<Record<ChallengeName, Factor | null>> = {
  PASSWORD_VERIFIER: "password",
  NEW_PASSWORD_REQUIRED: "new-password",
  CUSTOM_CHALLENGE: "custom",
  SMS_MFA: "mfa",
  SOFTWARE_TOKEN_MFA: "mfa",
  MFA_SETUP: "mfa",
  SELECT_MFA_TYPE: null,
  DEVICE_SRP_AUTH: null,
  DEVICE_PASSWORD_VERIFIER: "device",
  SELECT_CHALLENGE: null,
  WEB_AUTHN: "passkey",
};

type Given = { readonly isRight: boolean; readonly stage: ChallengeName; readonly isOwn: boolean };

/** Why an answer may not get anywhere; null where it is right. */
function faultOf(open: Open, { isRight, stage, isOwn }: Given): string | null {
  if (open.isSpent) return `a session of ${open.stage} twice`;
  if (stage !== open.stage) return `a session of ${open.stage} for ${stage}`;
  if (!isOwn) return "the session of another user or client";
  if (open.stage === "MFA_SETUP") return open.isSetUp ? null : "MFA_SETUP without a set-up";
  return isRight ? null : `a wrong answer to ${open.stage}`;
}

/** Said anew, without the code under test. */
function mustProve(user: User, { onDevice, isCustom }: Pick<Open, "onDevice" | "isCustom">): Set<Factor> {
  const { mfa, rememberedDeviceSkipsMfa } = user.pool.settings;
  const must = new Set<Factor>([isCustom ? "custom" : "password"]);
  if (user.status === "FORCE_CHANGE_PASSWORD") must.add("new-password");
  const isAsked = mfa === "ON" || user.mfa !== "none";
  if (isAsked && !(onDevice && rememberedDeviceSkipsMfa)) must.add("mfa");
  if (onDevice) must.add("device");
  return must;
}

function wrongSecrets(open: Open, user: User): Record<string, string> {
  const proof = { PASSWORD_CLAIM_SECRET_BLOCK: open.parameters.SECRET_BLOCK ?? "x", PASSWORD_CLAIM_SIGNATURE: "AAAA", TIMESTAMP: "x" };
  return {
    ...(open.onDevice && user.device ? { DEVICE_KEY: user.device.key } : {}),
    ...proof,
    SRP_A: "0",
    ANSWER: "wrong",
    SMS_MFA_CODE: open.code === "000000" ? "000001" : "000000",
    SOFTWARE_TOKEN_MFA_CODE: "000000",
    NEW_PASSWORD: "short",
  };
}

async function addUser(world: TestIdentity & { readonly db: Db }, pool: Pool, person: Person): Promise<User> {
  const { service, clock, db } = world;
  const [sub, username] = [randomUUID(), `u${randomBytes(6).toString("hex")}`];
  const phone = `+8190${String(randomBytes(4).readUInt32BE() % 100_000_000).padStart(8, "0")}`;
  const app = person.mfa === "app" || person.mfa === "both" ? newTotpSecret(service.randomBytes) : null;
  const smsMfa = person.mfa === "sms" || person.mfa === "both";
  const status = person.isTemporary ? "FORCE_CHANGE_PASSWORD" : "CONFIRMED";
  await insertAccount(db, pool, {
    sub,
    poolId: pool.id,
    username,
    status,
    attributes: smsMfa ? { phone_number: phone } : {},
    createdAt: clock.now(),
    ...service.passwords.srpCredentials({ pool, username, sub, password: FIRST_PASSWORD }),
  });
  const totp = app === null ? {} : { totpMfa: true, totpSealed: sealTotp(service.secrets, sub, app) };
  await changeAccount(db, sub, { smsMfa, ...totp }, clock.now());
  const device = person.hasDevice ? await addDevice(world, pool, sub) : null;
  return { ...person, username, sub, pool, password: FIRST_PASSWORD, status, app, phone, device };
}

async function addDevice({ service, clock, db }: TestIdentity & { readonly db: Db }, pool: Pool, sub: string) {
  const key = `ap-northeast-1_${randomUUID()}`;
  const { secret, config } = newDeviceSecret(pool.settings.deviceGroupKey, key);
  const [now, name] = [clock.now(), { sub, deviceKey: key }];
  const dates = { confirmedAt: now, createdAt: now, updatedAt: now, lastAuthenticatedAt: now };
  const sealed = {
    srpSalt: readDeviceSalt(config.Salt),
    srpVerifierSealed: sealDeviceVerifier(service, name, readDeviceVerifier(config.PasswordVerifier)),
  };
  await insertConfirmedDevice(db, { ...name, ...sealed, ...dates, name: null, isRemembered: true, lastIp: null });
  return { key, secret };
}
