import { z } from "zod";
import type { CustomAuth, CustomContext } from "#domain/identity/core/custom-auth.ts";
import { refuse } from "#domain/identity/core/refusals.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";
import type { Pool } from "#domain/identity/core/types.ts";
import { challengeWithSession } from "#domain/identity/tickets/challenge.server.ts";
import type { Challenge, SignIn } from "#domain/identity/tickets/sign-in-state.ts";

const texts = z.record(z.string(), z.string());

const roundShape = z.object({
  rounds: z.array(z.object({ isCorrect: z.boolean(), metadata: z.string().nullable() })),
  question: z.object({ publicParameters: texts, privateParameters: texts, metadata: z.string().nullable() }),
});

/** The question that waits for its answer, and the rounds before it, as the session carries them. */
export type OpenRound = z.infer<typeof roundShape>;

/** A module that never says "fail" would let everybody guess for ever. */
export const MOST_ROUNDS = 10;
/** Sealed and in base64url the whole session has at most 2,048 characters; the rest of it is the sign-in. */
const MOST_BYTES = 800;

/** The hooks of a pool. Refuses where it has none, and where its settings name a module this process does not have. */
export function hooksOf({ customAuth }: Pick<IdentityService, "customAuth">, pool: Pool): CustomAuth {
  const name = pool.settings.customAuth;
  if (name === null) throw refuse.customAuthOff();
  const hooks = Object.hasOwn(customAuth, name) ? customAuth[name] : undefined;
  if (!hooks) throw refuse.customAuthMissing(`no module ${name}`);
  return hooks;
}

/** What the hooks are told. A password that was proved before counts as a round of its own. */
export function contextOf(
  { account, passed }: SignIn,
  rounds: OpenRound["rounds"],
  clientMetadata: CustomContext["clientMetadata"],
): CustomContext {
  const proved = passed.has("password") ? [{ challengeName: "PASSWORD_VERIFIER", isCorrect: true, metadata: null }] : [];
  const asked = rounds.map((round) => ({ challengeName: "CUSTOM_CHALLENGE", ...round }));
  return { username: account.username, attributes: account.attributes, rounds: [...proved, ...asked], clientMetadata };
}

/** Calls a hook. One that throws is our fault, not the caller's: what it said goes to the log alone. */
export function callHook<T>(name: "define" | "create" | "verify", hook: () => T): T {
  try {
    return hook();
  } catch (error) {
    throw refuse.hookFailed(`${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

type Asking = {
  readonly hooks: CustomAuth;
  readonly rounds: OpenRound["rounds"];
  readonly clientMetadata: CustomContext["clientMetadata"];
};

/** Asks a question, in a session of its own. */
export function askQuestion(
  service: Pick<IdentityService, "secrets" | "clock">,
  signIn: SignIn,
  { hooks, rounds, clientMetadata }: Asking,
): Challenge {
  const question = callHook("create", () => hooks.create(contextOf(signIn, rounds, clientMetadata)));
  const detail: OpenRound = { rounds, question };
  if (Buffer.byteLength(JSON.stringify(detail)) > MOST_BYTES) throw refuse.hookAnswer("the question does not fit into a session");
  const parameters = { ...question.publicParameters, USERNAME: signIn.account.username };
  return challengeWithSession(service, signIn, { stage: "CUSTOM_CHALLENGE", parameters, detail });
}

/** The round a session is of. */
export function openRound(detail: Readonly<Record<string, unknown>>): OpenRound {
  return roundShape.parse(detail);
}
