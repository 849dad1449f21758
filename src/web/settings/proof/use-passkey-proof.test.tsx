import { describe, expect, it } from "vitest";
import { livePage } from "#test/support/live-page.tsx";
import type { Outcome } from "#web/kit/form/form-state.ts";
import type { IdentityClient, PasskeyView, SignInStep } from "#web/session/pool/types.ts";
import { usePasskeyProof } from "./use-passkey-proof.ts";

const PASSKEY: PasskeyView = { id: "a", name: "Windows Hello", createdAt: new Date(0), lastUsedAt: null, isBackedUp: true };
const DONE: SignInStep = { kind: "done", username: "u", isNewDevice: false };

type Calls = Pick<IdentityClient, "passkeys" | "signInByPasskey" | "signIn" | "answer" | "giveUp">;
type Case = {
  readonly passkeys?: () => Promise<readonly PasskeyView[]>;
  readonly sign?: () => Promise<SignInStep>;
  readonly isKnown?: boolean;
};

/** The question, opened in a browser that knows passkeys or none. */
async function question({ passkeys = async () => [PASSKEY], sign = async () => DONE, isKnown = true }: Case = {}) {
  const outcomes: Outcome[] = [];
  const followed: unknown[] = [];
  const never = async (): Promise<never> => Promise.reject(new Error("not asked for"));
  const calls: Calls = { passkeys, signInByPasskey: sign, signIn: never, answer: never, giveUp: () => undefined };
  const client = calls as IdentityClient;
  const form = { act: (work: () => Promise<Outcome>) => void work().then((outcome) => outcomes.push(outcome)) };
  const Question = ({ isAsked }: { isAsked: boolean }) => {
    const way = usePasskeyProof({
      ...{ client, username: "u", isAsked, form },
      follow: (step) => void followed.push(step),
      failed: (error) => ({ issues: [], notice: String(error) }),
    });
    return way === null ? (
      <p>パスワードだけ</p>
    ) : (
      <>
        <button type="button" onClick={way.onPress}>
          パスキーで確認
        </button>
        <p role="status">{way.stopped}</p>
      </>
    );
  };
  const page = await livePage(<Question isAsked={false} />);
  if (isKnown) Object.assign(window, { PublicKeyCredential: () => undefined, isSecureContext: true });
  await page.draw(<Question isAsked />);
  return { page, outcomes, followed };
}

describe("the proof by a passkey", () => {
  it("is offered to who has one, and goes on once it was given", async () => {
    const { page, outcomes, followed } = await question();
    await page.press("パスキーで確認");

    expect([outcomes, followed]).toEqual([["done"], [null]]);
  });

  it.each([
    ["who has none", { passkeys: async () => [] }],
    ["whose passkeys are not known", { passkeys: async () => Promise.reject(new Error("away")) }],
    ["a browser that knows none", { isKnown: false }],
  ] as const)("is not offered to %s", async (_, given) => {
    expect((await question(given)).page.text()).toBe("パスワードだけ");
  });

  it("tells calmly that the person gave up, and at the form what failed", async () => {
    const stopped = await question({ sign: async () => Promise.reject(new DOMException("", "NotAllowedError")) });
    await stopped.page.press("パスキーで確認");
    expect([stopped.page.text(), stopped.outcomes]).toEqual([expect.stringContaining("パスキーでの確認をやめました。"), ["done"]]);
    const failed = await question({ sign: async () => Promise.reject(new DOMException("", "SecurityError")) });
    await failed.page.press("パスキーで確認");

    expect(failed.outcomes).toEqual([{ issues: [], notice: expect.stringContaining("このページではパスキーを使えません") }]);
    expect(failed.followed).toEqual([]);
  });
});
