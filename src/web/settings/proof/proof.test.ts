import { describe, expect, it } from "vitest";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import { passkeyEnd } from "#web/session/passkeys/passkey-failure.ts";
import { IdentityFault, type SignInStep } from "#web/session/pool/types.ts";
import { RECENT_SIGN_IN_REQUIRED } from "#wire/recent-sign-in.ts";
import {
  ProofElsewhere,
  ProofGivenUp,
  type ProvenCalls,
  proveBy,
  proveCode,
  provenCalls,
  provenWork,
  provePasskey,
  provePassword,
} from "./proof.ts";
import { readProof } from "./read-proof.ts";
import { isRecentSignInRequired } from "./recent-required.ts";

const tooOld = () => new IdentityFault("NotAuthorizedException", RECENT_SIGN_IN_REQUIRED, 400);

/** Work that is refused until the proof was given. */
function refusedOnce(refusal: unknown = tooOld()) {
  const calls: string[] = [];
  let isProved = false;
  return {
    calls,
    work: async () => {
      calls.push("work");
      if (!isProved) throw refusal;
      return "done";
    },
    ask: async (password?: string) => {
      calls.push(`ask ${password ?? ""}`.trim());
      isProved = true;
    },
  };
}

describe("a refusal for want of a recent sign-in", () => {
  it.each([
    [tooOld(), true],
    [{ type: "/problems/recent-sign-in-required", title: "", status: 403 }, true],
    [new IdentityFault("NotAuthorizedException", "Incorrect username or password.", 400), false],
    [{ type: "/problems/not-signed-in", title: "", status: 401 }, false],
    [null, false],
  ])("is known among others: %j", (error, isOne) => {
    expect(isRecentSignInRequired(error)).toBe(isOne);
  });

  it("is asked for and the work done once more, with the password that was typed where there is one", async () => {
    const { calls, work, ask } = refusedOnce();

    expect(await provenWork(ask, work, "typed")).toBe("done");
    expect(calls).toEqual(["work", "ask typed", "work"]);
  });

  it("leaves other failures as they are", async () => {
    const { calls, work, ask } = refusedOnce(new Error("other"));

    await expect(provenWork(ask, work)).rejects.toThrow("other");
    expect(calls).toEqual(["work"]);
  });

  it("leaves the work undone where the question is closed, which is told as no failure", async () => {
    const { calls, work } = refusedOnce();
    const closed = provenWork(async () => {
      throw new ProofGivenUp();
    }, work);

    await expect(closed).rejects.toBeInstanceOf(ProofGivenUp);
    expect(calls).toEqual(["work"]);
    expect([failureOf(new ProofGivenUp()), failureText(new ProofGivenUp())]).toEqual([{ issues: [], notice: null }, ""]);
    expect(passkeyEnd(new ProofGivenUp(), true)).toEqual({ kind: "stopped" });
  });
});

describe("the user pool of a screen of settings", () => {
  const calling = (work: () => Promise<string>): ProvenCalls => ({
    changePassword: async () => void (await work()),
    updateAttributes: async () => {
      await work();
      return [];
    },
    deleteAttributes: async () => void (await work()),
    deleteUser: async () => void (await work()),
    setUpTotp: async () => ({ secret: await work() }),
    verifyTotp: async () => void (await work()),
    setPreferredMfa: async () => void (await work()),
    setSmsMfa: async () => void (await work()),
    makeRecoveryCodes: async () => [await work()],
    addPasskey: async () => void (await work()),
    removePasskey: async () => void (await work()),
    unlinkProvider: async () => void (await work()),
  });
  const CALLS: Readonly<Record<keyof ProvenCalls, (calls: ProvenCalls) => Promise<unknown>>> = {
    changePassword: (calls) => calls.changePassword("old", "new"),
    updateAttributes: (calls) => calls.updateAttributes({ email: "new@example.com" }),
    deleteAttributes: (calls) => calls.deleteAttributes(["phone_number"]),
    deleteUser: (calls) => calls.deleteUser(),
    setUpTotp: (calls) => calls.setUpTotp(),
    verifyTotp: (calls) => calls.verifyTotp("123456"),
    setPreferredMfa: (calls) => calls.setPreferredMfa("SMS"),
    setSmsMfa: (calls) => calls.setSmsMfa(true),
    makeRecoveryCodes: (calls) => calls.makeRecoveryCodes(),
    addPasskey: (calls) => calls.addPasskey(async () => ({})),
    removePasskey: (calls) => calls.removePasskey("a"),
    unlinkProvider: (calls) => calls.unlinkProvider("LINE", "1"),
  };

  it.each(Object.entries(CALLS))("asks for the proof at %s and repeats the call", async (_name, call) => {
    const { calls, work, ask } = refusedOnce();
    await call(provenCalls(calling(work), ask));

    expect(calls).toEqual(["work", "ask", "work"]);
  });
});

describe("the proof", () => {
  const answering = (step: SignInStep) => {
    const asked: unknown[] = [];
    const note = async (...given: readonly unknown[]) => {
      asked.push(given);
      return step;
    };
    return { asked, client: { signIn: note, answer: note, giveUp: () => void asked.push("given up") } };
  };
  const done: SignInStep = { kind: "done", username: "u", isNewDevice: false };

  it("is a sign-in with the password, then with what the account asks for next", async () => {
    expect(await provePassword(answering(done).client, "u", "p")).toBeNull();
    expect(await provePassword(answering({ kind: "totp", deviceName: null }).client, "u", "p")).toMatchObject({ type: "TOTP" });
    expect(await proveBy(answering({ kind: "sms", destination: "+*678" }).client, "SMS")).toMatchObject({ destination: "+*678" });
    expect(await provePassword(answering({ kind: "select-mfa", choices: ["SMS", "TOTP"] }).client, "u", "p")).toMatchObject({
      kind: "choose",
    });
  });

  it("sends the code for the factor that asked", async () => {
    const { asked, client } = answering(done);
    expect(await proveCode(client, "SMS", "123456")).toBeNull();
    expect(asked).toEqual([[{ kind: "sms", code: "123456" }]]);
  });

  it("is a sign-in by a passkey of the account in its place, with what is asked for after it", async () => {
    const byPasskey = (work: () => Promise<SignInStep>) => ({ ...answering(done).client, signInByPasskey: work });
    const names: unknown[] = [];
    const noting = async (_use: unknown, username?: string) => {
      names.push(username);
      return done;
    };

    expect(await provePasskey({ ...answering(done).client, signInByPasskey: noting }, "u")).toEqual({ kind: "proved", step: null });
    expect(names).toEqual(["u"]);
    expect(
      await provePasskey(
        byPasskey(async () => ({ kind: "totp", deviceName: null })),
        "u",
      ),
    ).toMatchObject({ step: { type: "TOTP" } });
    const elsewhere = byPasskey(async () => ({ kind: "mfa-setup", choices: ["TOTP"] }));
    await expect(provePasskey(elsewhere, "u")).rejects.toBeInstanceOf(ProofElsewhere);
  });

  it("goes to the pages of the sign-in for what only they can ask", async () => {
    const { asked, client } = answering({ kind: "mfa-setup", choices: ["TOTP"] });
    await expect(provePassword(client, "u", "p")).rejects.toBeInstanceOf(ProofElsewhere);
    expect(asked.at(-1)).toBe("given up");
  });
});

describe("what is typed for it", () => {
  it.each([
    ["password", { "proof-password": "" }, false],
    ["password", { "proof-password": "secret" }, "secret"],
    ["choose", {}, false],
    ["choose", { "proof-factor": "SMS" }, "SMS"],
    ["code", { "proof-code": "12" }, false],
    ["code", { "proof-code": "１２３ ４５６" }, "123456"],
    ["code", { "proof-code": "k7qm-3xwd-9rta" }, "K7QM3XWD9RTA"],
  ] as const)("is read for the %s: %j", (kind, typed, expected) => {
    const read = readProof({ kind }, typed);
    expect(read.ok ? read.input : false).toBe(expected);
  });
});
