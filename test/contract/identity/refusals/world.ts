import { expect } from "vitest";
import type { CustomAuth } from "#domain/identity/core/custom-auth.ts";
import type { refuse } from "#domain/identity/core/refusals.ts";
import type { Client } from "#domain/identity/core/types.ts";
import { FIXED_ANSWER, fixedAnswerAuth } from "#domain/identity/sign-in/builtin-custom-auth.ts";
import { srpPoolName } from "#domain/identity/srp/srp.ts";
import { CUSTOM_ANSWER, type IdentityServer, identityServer, type TestUser } from "#test/support/identity-server.ts";
import { srpClient } from "#test/support/srp-device.ts";
import { OWN_OPERATIONS, OWN_TARGET } from "#wire/own-operations.ts";

export type RefusalName = keyof typeof refuse;
/** What the wire says, type and text, and how it comes to that. */
export type Row = {
  readonly says: string | ((world: RefusalWorld) => string);
  readonly when: (world: RefusalWorld) => Promise<string>;
};
export type Rows<Names extends RefusalName> = Readonly<Record<Names, Row>>;
export type RefusalWorld = Awaited<ReturnType<typeof refusalWorld>>;
export type Answer = { readonly status: number; readonly headers: Headers; readonly json: Record<string, unknown> };

const faulty: CustomAuth = {
  define: () => {
    throw new Error("a fault of the module");
  },
  create: () => ({ publicParameters: {}, privateParameters: {}, metadata: null }),
  verify: () => false,
};
const generous: CustomAuth = { ...faulty, define: () => "pass" };

/** The service with what it takes to be refused in every way there is. */
export async function refusalWorld() {
  const server = await identityServer({ customAuth: { [FIXED_ANSWER]: fixedAnswerAuth(CUSTOM_ANSWER), faulty, generous } });
  const [secret, legacy] = [await server.addClient({}, { withSecret: true }), await server.addClient({ preventsExistenceErrors: false })];
  return { ...server, ...callsOf(server), secret, legacy };
}

function callsOf(server: IdentityServer) {
  const send = (name: string, body: object) => server.wire(`${serviceOf(name)}.${name}`, body);
  const begin = (user: { username: string }, flow: string, parameters: object = {}, client: Client = server.client) =>
    send("InitiateAuth", { ClientId: client.id, AuthFlow: flow, AuthParameters: { USERNAME: user.username, ...parameters } });
  const answerBody = (user: { username: string }, name: string, { session, client = server.client, ...responses }: AnswerOf) => ({
    ClientId: client.id,
    ChallengeName: name,
    Session: session,
    ChallengeResponses: { USERNAME: user.username, ...responses },
  });
  return {
    send,
    /** The body of an answer that is no refusal. */
    done: async (answer: Promise<Answer>): Promise<Record<string, unknown>> => {
      const { status, json } = await answer;
      if (status !== 200) throw new Error(`${json.__type}: ${json.message}`);
      return json;
    },
    /** The refusal of a request as the wire has it. */
    refused: (name: string, body: object) => refusalIn(send(name, body)),
    begin,
    /** A sign-in with the password, up to its first challenge. */
    plain: (user: TestUser, client: Client = user.client) => begin(user, "USER_PASSWORD_AUTH", { PASSWORD: user.password }, client),
    answer: (user: { username: string }, name: string, given: AnswerOf) => send("RespondToAuthChallenge", answerBody(user, name, given)),
    token: async (user: TestUser) => (await server.tokensOf(user)).AccessToken,
    srpAnswer: (user: TestUser, more: object = {}) => srpAnswer({ send, begin }, user, more),
  };
}

type AnswerOf = { readonly session?: unknown; readonly client?: Client } & Readonly<Record<string, unknown>>;

const USER_POOL = "AWSCognitoIdentityProviderService";
const FEDERATION = "AWSCognitoIdentityService";
const OWN: ReadonlySet<string> = new Set(OWN_OPERATIONS);
const isFederation = (name: string) => name === "GetId" || name === "GetCredentialsForIdentity";

function serviceOf(name: string): string {
  if (OWN.has(name)) return OWN_TARGET;
  return isFederation(name) ? FEDERATION : USER_POOL;
}

/** Type and text of a refusal, which must be in the body and in the headers, with status 400. */
export async function refusalIn(answer: Promise<Answer>): Promise<string> {
  const { status, headers, json } = await answer;
  const { __type: type, message } = json;
  expect([status, headers.get("x-amzn-errortype"), headers.get("x-amzn-errormessage")]).toEqual([400, `${type}:`, message]);
  return `${type}: ${message}`;
}

type Calls = Pick<ReturnType<typeof callsOf>, "send" | "begin">;

/** A right proof of the password by SRP, sent with what else is given. */
async function srpAnswer({ send, begin }: Calls, user: TestUser, more: object): Promise<Answer> {
  const { A, claim } = srpClient();
  const { json } = await begin(user, "USER_SRP_AUTH", { SRP_A: A }, user.client);
  const secret = { poolName: srpPoolName(user.pool.id), userId: user.username, password: user.password };
  const proof = claim(json.ChallengeParameters as Record<string, string>, secret, new Date());
  return send("RespondToAuthChallenge", {
    ClientId: user.client.id,
    ChallengeName: "PASSWORD_VERIFIER",
    ChallengeResponses: { USERNAME: user.username, ...proof, ...more },
  });
}
