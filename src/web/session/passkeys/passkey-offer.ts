import type { IdentityClient, PasskeyAsk } from "#web/session/pool/types.ts";
import { offerInField, offersPasskeysInFields } from "./browser-passkeys.ts";
import { passkeyEnd } from "./passkey-failure.ts";
import type { PasskeySignIn } from "./passkey-sign-in.ts";

type Client = Pick<IdentityClient, "signInByPasskey">;
type Offer = {
  /** Ends it, where none has been picked. */
  readonly signal: AbortSignal;
  /** The person has picked one, and the sign-in goes on. */
  readonly onPick: () => void;
};

/**
 * Offers passkeys where the name is typed, and signs in by the one that is picked. Null: none was, or the browser, or the user pool, offers
 * none there; the button and the password remain. What is to be signed is asked for anew before it is too old.
 */
export async function passkeyOffer(client: Client, offer: Offer): Promise<PasskeySignIn | null> {
  if (!(await offersPasskeysInFields())) return null;
  while (!offer.signal.aborted) {
    const end = await oneRound(client, offer);
    if (end !== "too old") return end;
    await untilSeen();
  }
  return null;
}

/** The part of its time after which what is to be signed is asked for anew. */
const RENEWED_AT = 0.9;

async function oneRound(client: Client, { signal, onPick }: Offer): Promise<PasskeySignIn | null | "too old"> {
  const round = new AbortController();
  const stop = () => round.abort();
  let at = "waiting" as "waiting" | "too old" | "picked";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const use: PasskeyAsk = async (options) => {
    timer = setTimeout(() => {
      if (at === "waiting") at = "too old";
      stop();
    }, timeoutOf(options) * RENEWED_AT);
    const credential = await offerInField(round.signal)(options);
    at = "picked";
    onPick();
    return credential;
  };
  signal.addEventListener("abort", stop);
  try {
    return { kind: "step", step: await client.signInByPasskey(use) };
  } catch (error) {
    return at === "picked" ? passkeyEnd(error, true) : at === "too old" && !signal.aborted ? "too old" : null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

/** Milliseconds. */
function timeoutOf(options: object): number {
  return "timeout" in options && typeof options.timeout === "number" ? options.timeout : 180_000;
}

/** A page that nobody looks at asks for nothing. */
function untilSeen(): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener("visibilitychange", () => resolve(), { once: true }));
}
