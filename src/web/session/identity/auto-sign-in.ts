import type { ClientParts } from "#web/session/pool/parts.ts";
import { IdentityFault, type SignInInput, type SignInStep } from "#web/session/pool/types.ts";
import { AUTO_SIGN_IN_LIMIT, AUTO_SIGN_IN_POLL } from "#wire/constants.ts";
import { CatalogueError, isError } from "#wire/errors/catalogue-error.ts";

export interface AutoSignIn {
  /** After a sign-up that asked for it. Somebody who is confirmed already signs in at once. */
  readonly expect: (input: SignInInput, about: { readonly isByLink: boolean; readonly isConfirmed: boolean }) => void;
  /** After a code was confirmed: the step the sign-in came to, or null where none was asked for. */
  readonly afterCode: (username: string) => Promise<SignInStep | null>;
  /** The end of one by link (asks every 5 s, for 180 s at most) or of one at once. Rejects with `useCredentials`. */
  readonly finish: () => Promise<SignInStep>;
}

type Parts = Pick<ClientParts, "signIn" | "settings">;
type Wish = { readonly input: SignInInput; readonly isByLink: boolean };

/** The sign-in that follows a sign-up by itself. The password is held in memory until then, and lost when the page is. */
export function createAutoSignIn(parts: Parts): AutoSignIn {
  let wish: Wish | null = null;
  let end: Promise<SignInStep> | null = null;

  const begin = (trying: Promise<SignInStep>) => {
    wish = null;
    end = trying.catch(askForCredentials);
    // Whoever waits for it hears of a failure; nobody may be waiting yet.
    end.catch(() => undefined);
    return end;
  };

  return {
    expect: (input, { isByLink, isConfirmed }) => {
      wish = { input, isByLink };
      end = null;
      if (isConfirmed) begin(parts.signIn(input));
    },
    afterCode: async (username) => {
      if (!wish || wish.isByLink || wish.input.username !== username) return null;
      return begin(parts.signIn(wish.input));
    },
    finish: async () => {
      if (wish?.isByLink) return begin(pollSignIn(parts, wish.input));
      return end ?? askForCredentials();
    },
  };
}

function askForCredentials(cause?: unknown): never {
  throw new CatalogueError("Please use your credentials to sign in", { cause });
}

/** Tries until the link was opened. Rejects with what the service said last. */
async function pollSignIn({ signIn, settings }: Parts, input: SignInInput): Promise<SignInStep> {
  const { now, wait } = settings.environment;
  const end = now() + AUTO_SIGN_IN_LIMIT;
  for (;;) {
    await wait(AUTO_SIGN_IN_POLL);
    try {
      return await signIn(input);
    } catch (error) {
      if (!isWorthWaiting(error) || now() >= end) throw error;
    }
  }
}

function isWorthWaiting(error: unknown): boolean {
  const isUnconfirmed = error instanceof IdentityFault && error.name === "UserNotConfirmedException";
  return isUnconfirmed || isError(error, "Network error") || isError(error, "Pending sign-in attempt already in progress");
}
