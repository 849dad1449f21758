import { type PasskeySignIn, passkeySignIn } from "#web/session/passkeys/passkey-sign-in.ts";
import { type ChallengeAnswer, type IdentityClient, IdentityFault, type MfaType, type SignInStep } from "#web/session/pool/types.ts";
import { isRecentSignInRequired } from "./recent-required.ts";

/** Asks who is there to prove it. Resolves once they have, and rejects with {@link ProofGivenUp} where they would not. */
export type AskProof = (password?: string) => Promise<void>;

/** The person closed the question: nothing was done, and nothing failed. */
export class ProofGivenUp extends IdentityFault {
  constructor() {
    super("ProofGivenUp", "The proof was given up", 400);
  }
}

/** Does something; where it is refused for want of a recent sign-in, asks for the proof and does it once more. */
export async function provenWork<T>(ask: AskProof, work: () => Promise<T>, password?: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isRecentSignInRequired(error)) throw error;
  }
  await ask(password);
  return work();
}

/** The calls that the user pool wants a recent sign-in for. */
export type ProvenCalls = Pick<
  IdentityClient,
  | "changePassword"
  | "updateAttributes"
  | "deleteAttributes"
  | "deleteUser"
  | "setUpTotp"
  | "verifyTotp"
  | "setPreferredMfa"
  | "setSmsMfa"
  | "makeRecoveryCodes"
  | "addPasskey"
  | "removePasskey"
  | "unlinkProvider"
>;

/** Those calls, which ask for the proof by themselves. `password`: one that was just typed, so that it is not asked for twice. */
export function provenCalls(client: ProvenCalls, ask: AskProof, password?: string): ProvenCalls {
  const proven =
    <A extends readonly unknown[], T>(call: (...given: A) => Promise<T>) =>
    (...given: A): Promise<T> =>
      provenWork(ask, () => call(...given), password);
  return {
    changePassword: proven(client.changePassword),
    updateAttributes: proven(client.updateAttributes),
    deleteAttributes: proven(client.deleteAttributes),
    deleteUser: proven(client.deleteUser),
    setUpTotp: proven(client.setUpTotp),
    verifyTotp: proven(client.verifyTotp),
    setPreferredMfa: proven(client.setPreferredMfa),
    setSmsMfa: proven(client.setSmsMfa),
    makeRecoveryCodes: proven(client.makeRecoveryCodes),
    addPasskey: proven(client.addPasskey),
    removePasskey: proven(client.removePasskey),
    unlinkProvider: proven(client.unlinkProvider),
  };
}

/** What a proof waits for after the password: a code, or the choice where it comes from. */
export type ProofStep =
  | { readonly kind: "code"; readonly type: MfaType; readonly destination: string }
  | { readonly kind: "choose"; readonly choices: readonly MfaType[] };

/** What the dialog asks for: nothing, the password, the second factor, or a sign-in where this one came from. */
export type Asking =
  | { readonly kind: "nothing" }
  | { readonly kind: "password" }
  | ProofStep
  | { readonly kind: "elsewhere"; readonly provider: string | null };

type Calls = Pick<IdentityClient, "signIn" | "answer" | "giveUp">;

/** Signs in once more with the password; null: proved, and the page goes on with the new tokens. Rejects as a sign-in does. */
export async function provePassword(client: Calls, username: string, password: string): Promise<ProofStep | null> {
  return stepAfter(client, await client.signIn({ username, password }));
}

/** What asking for a passkey came to; `step` null: proved. */
export type PasskeyProof = { readonly kind: "proved"; readonly step: ProofStep | null } | Exclude<PasskeySignIn, { readonly kind: "step" }>;

/** Signs in once more by a passkey of the account. Given up, it is no failure. */
export async function provePasskey(client: Calls & Pick<IdentityClient, "signInByPasskey">, username: string): Promise<PasskeyProof> {
  const end = await passkeySignIn(client, username);
  return end.kind === "step" ? { kind: "proved", step: stepAfter(client, end.step) } : end;
}

/** The code of the second factor, or a recovery code in its place. A wrong one leaves the step good. */
export async function proveCode(client: Calls, type: MfaType, code: string): Promise<ProofStep | null> {
  const answer: ChallengeAnswer = { kind: type === "SMS" ? "sms" : "totp", code };
  return stepAfter(client, await client.answer(answer));
}

/** Which factor is asked for. */
export async function proveBy(client: Calls, type: MfaType): Promise<ProofStep | null> {
  return stepAfter(client, await client.answer({ kind: "select-mfa", type }));
}

function stepAfter(client: Calls, step: SignInStep): ProofStep | null {
  switch (step.kind) {
    case "done":
      return null;
    case "sms":
      return { kind: "code", type: "SMS", destination: step.destination };
    case "totp":
      return { kind: "code", type: "TOTP", destination: "" };
    case "select-mfa":
      return { kind: "choose", choices: step.choices };
    default:
      // The whole sign-in has pages of its own for what else it may ask.
      client.giveUp();
      throw new ProofElsewhere();
  }
}

/** The sign-in asks for something that only its own pages can. */
export class ProofElsewhere extends Error {
  override readonly name = "ProofElsewhere";
}
