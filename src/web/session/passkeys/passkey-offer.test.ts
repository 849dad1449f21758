import { Window } from "happy-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { IdentityFault, type PasskeyAsk, type SignInStep } from "#web/session/pool/types.ts";
import { passkeyOffer } from "./passkey-offer.ts";

const DONE: SignInStep = { kind: "done", username: "u", isNewDevice: false };
const OPTIONS = { challenge: "AAAA", rpId: "localhost", timeout: 180_000, allowCredentials: [], userVerification: "required" };

type Asked = {
  readonly mediation?: string;
  readonly signal: AbortSignal;
  readonly pick: () => void;
  readonly refuse: (name: string) => void;
};

/** A browser that offers passkeys in fields, and waits for somebody to pick one. */
function browser({ isOffering = true } = {}) {
  const page = new Window({ url: "http://localhost/" });
  page.document.body.innerHTML = '<input autocomplete="username webauthn">';
  const asked: Asked[] = [];
  const credential = {
    ...{ id: "AAAA", rawId: new ArrayBuffer(3), type: "public-key", getClientExtensionResults: () => ({}) },
    response: { authenticatorData: new ArrayBuffer(1), clientDataJSON: new ArrayBuffer(1), signature: new ArrayBuffer(1) },
  };
  const get = ({ mediation, signal }: { mediation?: string; signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      const refuse = (name: string) => reject(new DOMException("", name));
      asked.push({ ...(mediation ? { mediation } : {}), signal, pick: () => resolve(credential), refuse });
    });
  const known = Object.assign(() => undefined, { isConditionalMediationAvailable: async () => isOffering });
  Object.assign(page, { PublicKeyCredential: known, isSecureContext: true });
  vi.stubGlobal("window", page);
  vi.stubGlobal("PublicKeyCredential", known);
  vi.stubGlobal("document", page.document);
  vi.stubGlobal("navigator", { credentials: { get } });
  return { asked };
}

/** The user pool: asks for a passkey as it does for real, and answers. */
function pool(answer: () => Promise<SignInStep> = async () => DONE) {
  let begun = 0;
  const signInByPasskey = async (use: PasskeyAsk) => {
    begun += 1;
    await use(OPTIONS);
    return answer();
  };
  return { begun: () => begun, client: { signInByPasskey } };
}

const untilAsked = (asked: readonly Asked[], times: number) => vi.waitFor(() => expect(asked).toHaveLength(times));

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("passkeys offered where the name is typed", () => {
  it("sign in by the one that is picked, and tell when", async () => {
    const { asked } = browser();
    let picks = 0;
    const ended = passkeyOffer(pool().client, { signal: new AbortController().signal, onPick: () => void picks++ });
    await untilAsked(asked, 1);
    expect([asked[0]?.mediation, picks]).toEqual(["conditional", 0]);
    asked[0]?.pick();

    expect([await ended, picks]).toEqual([{ kind: "step", step: DONE }, 1]);
  });

  it("are not there where the browser has none, and nothing is asked of the pool", async () => {
    browser({ isOffering: false });
    const { client, begun } = pool();
    expect(await passkeyOffer(client, { signal: new AbortController().signal, onPick: () => undefined })).toBeNull();
    expect(begun()).toBe(0);
  });

  it("end with the signal, without a word", async () => {
    const { asked } = browser();
    const leaving = new AbortController();
    const ended = passkeyOffer(pool().client, { signal: leaving.signal, onPick: () => undefined });
    await untilAsked(asked, 1);
    leaving.abort();

    expect(await ended).toBeNull();
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it("are asked for anew before what is to be signed is too old", async () => {
    const { asked } = browser();
    const { client, begun } = pool();
    const ended = passkeyOffer(client, { signal: new AbortController().signal, onPick: () => undefined });
    await untilAsked(asked, 1);
    await vi.advanceTimersByTimeAsync(OPTIONS.timeout * 0.9);
    await untilAsked(asked, 2);
    asked[1]?.pick();

    expect([await ended, begun(), asked[0]?.signal.aborted]).toEqual([{ kind: "step", step: DONE }, 2, true]);
  });

  it.each([
    ["the pool has none", async () => Promise.reject(new IdentityFault("InvalidParameterException", "USER_AUTH flow not enabled", 400))],
  ])("are no failure where %s: the button says itself what is wrong", async (_, refuse) => {
    browser();
    expect(await passkeyOffer({ signInByPasskey: refuse }, { signal: new AbortController().signal, onPick: () => undefined })).toBeNull();
  });

  it("tell why the one that was picked does not sign in", async () => {
    const { asked } = browser();
    const refused = async () => Promise.reject(new IdentityFault("NotAuthorizedException", "The passkey could not be verified.", 400));
    const ended = passkeyOffer(pool(refused).client, { signal: new AbortController().signal, onPick: () => undefined });
    await untilAsked(asked, 1);
    asked[0]?.pick();

    expect(await ended).toMatchObject({ kind: "failed", text: expect.stringContaining("このパスキーではログインできません") });
  });

  it("are given up quietly where the browser gives up", async () => {
    const { asked } = browser();
    const ended = passkeyOffer(pool().client, { signal: new AbortController().signal, onPick: () => undefined });
    await untilAsked(asked, 1);
    asked[0]?.refuse("NotAllowedError");

    expect(await ended).toBeNull();
  });
});
