import type { AuthAnswer, Texts } from "#web/session/pool/operations.ts";
import type { ClientParts } from "#web/session/pool/parts.ts";
import { passwordClaim, srpPair } from "#web/session/pool/srp.ts";
import { mustBeGiven } from "#web/session/pool/typed-input.ts";
import type { AuthFlow, SignInInput } from "#web/session/pool/types.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { deviceOf, dropDevice, isDeviceLost } from "./device.ts";

export type FlowParts = Pick<ClientParts, "settings" | "keys" | "call">;

/** A sign-in under way: who it is about, as far as is known. */
type Attempt = { readonly username: string; readonly metadata: Texts | undefined };
/** Where it stands after an answer of the service. */
export type Reached = Attempt & { readonly answer: AuthAnswer };

/** What is asked of an object or of two texts. Refuses what cannot be a sign-in. */
export function inputOf(input: SignInInput | string, password: string | undefined): SignInInput {
  if (typeof input === "string") return { username: input, password };
  if (typeof input?.username !== "string") throw new CatalogueError("The username should either be a string or one of the sign in types");
  return input;
}

/** Begins the flow, up to the first thing that only the user can answer. */
export async function beginFlow(parts: FlowParts, input: SignInInput): Promise<Reached> {
  const username = mustBeGiven(input.username, "Username cannot be empty");
  const { validationData = {}, clientMetadata, password } = input;
  const attempt = { username, metadata: Object.keys(validationData).length > 0 ? validationData : clientMetadata };
  const flow: string = input.flow ?? parts.settings.flow ?? "USER_SRP_AUTH";
  switch (flow) {
    case "USER_PASSWORD_AUTH":
      return initiate(parts, attempt, flow, { PASSWORD: mustBeGiven(password, "PASSWORD parameter is required") });
    case "USER_SRP_AUTH":
      return bySrp(parts, attempt, mustBeGiven(password, "Password cannot be empty"), flow);
    case "CUSTOM_AUTH":
      return password === undefined
        ? initiate(parts, attempt, flow)
        : bySrp(parts, attempt, mustBeGiven(password, "Password cannot be empty"), flow);
    default:
      throw new CatalogueError("Authentication flow type is invalid.");
  }
}

export type Challenge = Attempt & { readonly name: string; readonly session: string | undefined };

/** Answers a challenge, as the device that this browser is. */
export async function respond(parts: FlowParts, challenge: Challenge, responses: Texts): Promise<Reached> {
  const { username, metadata, name, session } = challenge;
  const request = {
    ChallengeName: name,
    ClientId: parts.settings.clientId,
    ChallengeResponses: { ...responses, USERNAME: username, DEVICE_KEY: (await deviceOf(parts.keys, username))?.key },
    Session: session,
    ClientMetadata: metadata,
  };
  return noticingLostDevice(parts, challenge, () => parts.call("RespondToAuthChallenge", request));
}

/** DEVICE_SRP_AUTH and DEVICE_PASSWORD_VERIFIER in one. */
export async function proveDevice(parts: FlowParts, { username, answer }: Reached): Promise<Reached> {
  const device = await deviceOf(parts.keys, username);
  if (!device) throw new CatalogueError("Authentication Error");
  const pair = srpPair(parts.settings.environment.randomBytes);
  const attempt = { username, metadata: undefined };
  const begun = { ...attempt, name: "DEVICE_SRP_AUTH", session: answer.Session };
  const { answer: asked } = await respond(parts, begun, { SRP_A: pair.A.toString(16) });
  const claim = await passwordClaim({
    pair,
    identity: { poolName: device.group, userId: device.key },
    password: device.password,
    challenge: asked.ChallengeParameters ?? {},
    now: parts.settings.environment.now(),
  });
  return respond(parts, { ...attempt, name: "DEVICE_PASSWORD_VERIFIER", session: asked.Session }, claim);
}

async function bySrp(parts: FlowParts, attempt: Attempt, password: string, flow: AuthFlow): Promise<Reached> {
  const { environment, poolId } = parts.settings;
  const pair = srpPair(environment.randomBytes);
  const first = flow === "CUSTOM_AUTH" ? { CHALLENGE_NAME: "SRP_A" } : {};
  const reached = await initiate(parts, attempt, flow, { ...first, SRP_A: pair.A.toString(16) });
  const { username, answer } = reached;
  if (answer.ChallengeName !== "PASSWORD_VERIFIER") return reached;
  const claim = await passwordClaim({
    pair,
    identity: { poolName: poolId.slice(poolId.indexOf("_") + 1), userId: username },
    password,
    challenge: answer.ChallengeParameters ?? {},
    now: environment.now(),
  });
  return respond(parts, { ...reached, name: "PASSWORD_VERIFIER", session: answer.Session }, claim);
}

async function initiate(parts: FlowParts, attempt: Attempt, AuthFlow: AuthFlow, parameters: Texts = {}): Promise<Reached> {
  const { username, metadata } = attempt;
  const request = {
    AuthFlow,
    ClientId: parts.settings.clientId,
    AuthParameters: { ...parameters, USERNAME: username, DEVICE_KEY: (await deviceOf(parts.keys, username))?.key },
    ClientMetadata: metadata,
  };
  return noticingLostDevice(parts, attempt, () => parts.call("InitiateAuth", request));
}

async function noticingLostDevice({ keys }: FlowParts, attempt: Attempt, ask: () => Promise<AuthAnswer>): Promise<Reached> {
  try {
    const answer = await ask();
    const { USER_ID_FOR_SRP, USERNAME = attempt.username } = answer.ChallengeParameters ?? {};
    return { username: USER_ID_FOR_SRP ?? USERNAME, metadata: attempt.metadata, answer };
  } catch (error) {
    if (isDeviceLost(error)) await dropDevice(keys, attempt.username);
    throw error;
  }
}
