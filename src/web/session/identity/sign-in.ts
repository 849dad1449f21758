import type { ClientParts } from "#web/session/pool/parts.ts";
import { ownerOf, tokensOf } from "#web/session/pool/tokens.ts";
import { mustBeGiven } from "#web/session/pool/typed-input.ts";
import { type ChallengeAnswer, type IdentityClient, IdentityFault, type SignInStep } from "#web/session/pool/types.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { responsesOf, stepOf } from "./challenge.ts";
import { confirmDevice, isDeviceLost, takeDeviceUp } from "./device.ts";
import { provePasskey } from "./passkey-sign-in.ts";
import { beginFlow, type Challenge, inputOf, proveDevice, type Reached, respond } from "./sign-in-flow.ts";

type Parts = Pick<ClientParts, "settings" | "keys" | "tokenStore" | "call">;
type Waiting = Challenge & { readonly step: SignInStep };

/** One sign-in at a time, from the first request to the tokens. What is waiting is lost with the page. */
export function signInCalls(
  parts: Parts,
): Pick<IdentityClient, "signIn" | "signInByPasskey" | "answer" | "waiting" | "giveUp" | "setUpTotpForSignIn"> {
  let waiting: Waiting | null = null;
  let isPasswordPending = false;

  const goOn = async (reached: Reached): Promise<SignInStep> => {
    const { answer, username, metadata } = reached;
    if (answer.ChallengeName === "DEVICE_SRP_AUTH") return goOn(await proveDevice(parts, reached));
    if (answer.ChallengeName) {
      waiting = { username, metadata, name: answer.ChallengeName, session: answer.Session, step: stepOf(answer) };
      return waiting.step;
    }
    waiting = null;
    return finish(parts, reached);
  };

  const waitingFor = (kind: SignInStep["kind"]): Waiting => {
    if (waiting?.step.kind !== kind) throw new CatalogueError("Authentication Error");
    return waiting;
  };

  return {
    signIn: async (given, password) => {
      const input = inputOf(given, password);
      const hasPassword = input.password !== undefined;
      if (hasPassword && isPasswordPending) throw new CatalogueError("Pending sign-in attempt already in progress");
      waiting = null;
      isPasswordPending ||= hasPassword;
      try {
        return await onceMoreWithoutDevice(async () => goOn(await beginFlow(parts, input)));
      } finally {
        if (hasPassword) isPasswordPending = false;
      }
    },
    // What waits goes on waiting until a passkey is there: one is offered wherever a name is typed.
    signInByPasskey: async (use, username) => goOn(await provePasskey(parts, use, username)),
    answer: async (answer) => {
      const asked = waitingFor(answer.kind);
      const responses = responsesOf(answer, asked.step);
      try {
        const challenge = answer.kind === "mfa-setup" ? { ...asked, session: await verifiedTotp(parts, asked, answer) } : asked;
        waiting = challenge;
        return await goOn(await respond(parts, challenge, responses));
      } catch (error) {
        if (isLost(error)) waiting = null;
        throw error;
      }
    },
    waiting: () => waiting?.step ?? null,
    giveUp: () => {
      waiting = null;
    },
    setUpTotpForSignIn: async () => {
      const asked = waitingFor("mfa-setup");
      const { SecretCode, Session } = await parts.call("AssociateSoftwareToken", { Session: asked.session });
      waiting = { ...asked, session: Session };
      return { secret: SecretCode };
    },
  };
}

/** A device that the service forgot has been dropped by the time its refusal comes here. */
async function onceMoreWithoutDevice<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (isDeviceLost(error)) return run();
    throw error;
  }
}

/** The sign-in's ticket is worthless after this; a wrong code leaves it good. */
function isLost(error: unknown): boolean {
  return isDeviceLost(error) || (error instanceof IdentityFault && error.name === "NotAuthorizedException");
}

async function verifiedTotp({ call }: Parts, { session }: Waiting, answer: ChallengeAnswer & { kind: "mfa-setup" }) {
  const { Session } = await call("VerifySoftwareToken", {
    Session: session,
    UserCode: mustBeGiven(answer.code, "Confirmation code cannot be empty"),
    FriendlyDeviceName: answer.deviceName,
  });
  return Session;
}

async function finish(parts: Parts, { username: named, answer }: Reached): Promise<SignInStep> {
  const { settings, keys, tokenStore } = parts;
  const tokens = tokensOf(answer.AuthenticationResult, settings.environment.now());
  const username = ownerOf(tokens.accessToken) ?? named;
  keys.remove(username, "userData");
  await takeDeviceUp(keys, username);
  const device = answer.AuthenticationResult?.NewDeviceMetadata;
  // At the same time: somebody waits for both.
  const [asksToRemember] = await Promise.all([
    device ? confirmDevice(parts, { username, accessToken: tokens.accessToken, device }) : null,
    tokenStore.keep(username, tokens),
  ]);
  return { kind: "done", username, isNewDevice: asksToRemember !== null, ...(asksToRemember && { asksToRemember }) };
}
