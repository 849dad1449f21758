import { describe, expect, test } from "vitest";
import { minutes } from "#kernel/duration.ts";
import { mintTokens, START } from "#test/support/site-session.ts";
import { memoryStorage } from "#web/session/pool/storage.ts";
import { sessionStore } from "#web/session/site/session-store.ts";
import { createRefreshController } from "./refresh-controller.ts";

const LATER = START + minutes(60);

function setUp() {
  const store = sessionStore(memoryStorage(), { isSealed: false });
  store.write("google", mintTokens(), START);
  const answers: ((outcome: Error | "renewed") => void)[] = [];
  const failures: unknown[] = [];
  const open = (locks?: LockManager) =>
    createRefreshController({
      locks,
      read: store.read,
      now: () => LATER,
      failed: (error) => failures.push(error),
      renew: () =>
        new Promise((resolve, reject) => {
          answers.push((outcome) => {
            if (outcome !== "renewed") return reject(outcome);
            store.write("google", mintTokens({ at: LATER }), LATER);
            resolve();
          });
        }),
    });
  return { store, answers, failures, open };
}

const asked = async (answers: unknown[], count: number) => {
  while (answers.length < count) await new Promise((resolve) => setImmediate(resolve));
};

describe("a refresh", () => {
  test("is one for every caller who asks while it is pending", async () => {
    const { answers, open, store } = setUp();
    const { refresh } = open();

    const callers = Array.from({ length: 10 }, () => refresh());
    answers[0]?.("renewed");

    expect(new Set(await Promise.all(callers))).toEqual(new Set([store.read()]));
    expect(answers).toHaveLength(1);
  });

  test("is over once it passed: the next asks again", async () => {
    const { answers, open } = setUp();
    const { refresh } = open();
    const first = refresh();
    answers[0]?.("renewed");
    await first;

    const second = refresh();
    answers[1]?.("renewed");

    expect((await second)?.accessToken).not.toBe((await first)?.accessToken);
  });

  test("is over once it failed, and a failure is told once for all who waited", async () => {
    const { answers, failures, open } = setUp();
    const { refresh } = open();
    const callers = [refresh(), refresh()];
    answers[0]?.(new Error("refused"));

    expect(await Promise.allSettled(callers)).toMatchObject([{ status: "rejected" }, { status: "rejected" }]);
    expect(failures).toMatchObject([{ message: "refused" }]);
    const again = refresh();
    answers[1]?.("renewed");
    expect(await again).not.toBeNull();
  });

  test("without a refresh token gives nothing", async () => {
    const { store, answers, open } = setUp();
    store.forget();
    store.write("google", { ...mintTokens(), refreshToken: null }, START);

    expect(await open().refresh()).toBeNull();
    expect(answers).toHaveLength(0);
  });

  test("with an ended refresh token is refused before anything is asked", async () => {
    const { store, answers, open } = setUp();
    store.write("google", { ...mintTokens(), refreshToken: "old" }, START - minutes(60 * 24 * 30));

    await expect(open().refresh()).rejects.toThrow("Both token and refresh token have expired. Your request was aborted.");
    expect(answers).toHaveLength(0);
  });
});

describe("what no refresh may overlap", () => {
  const never = new Promise<never>(() => undefined);

  test.each([
    ["in the same tab", 0, undefined],
    ["in the same tab, with Web Locks", 0, navigator.locks],
    ["in another tab", 1, navigator.locks],
  ] as const)("waits for a refresh that is pending %s", async (_case, at, locks) => {
    const { answers, open, store } = setUp();
    const tabs = [open(locks), open(locks)] as const;
    const refresh = tabs[0].refresh();
    await asked(answers, 1);
    const found = tabs[at].undisturbed(async () => store.read()?.accessToken, never);
    answers[0]?.("renewed");

    expect(await found).toBe((await refresh)?.accessToken);
  });

  test("holds up a refresh of another tab until it is done", async () => {
    const { answers, open, store } = setUp();
    const { promise, resolve } = Promise.withResolvers<void>();
    const done = open(navigator.locks).undisturbed(async () => {
      await promise;
      store.forget();
    }, never);
    const refresh = open(navigator.locks).refresh();
    resolve();

    expect([await done, await refresh]).toEqual([undefined, null]);
    expect(answers).toHaveLength(0);
  });

  test.each([undefined, navigator.locks])("is done once, when the patience with a refresh that hangs is over", async (locks) => {
    const { answers, open } = setUp();
    const tab = open(locks);
    const hanging = tab.refresh();
    await asked(answers, 1);
    let count = 0;

    expect(await tab.undisturbed(async () => ++count, Promise.resolve())).toBe(1);
    answers[0]?.("renewed");
    await hanging;
    await new Promise((resolve) => setImmediate(resolve));
    expect(count).toBe(1);
  });

  test("fails as it fails itself, not as the refresh before it", async () => {
    const { answers, open } = setUp();
    const tab = open(navigator.locks);
    const refused = tab.refresh().catch(() => "refused");
    await asked(answers, 1);
    const [fine, failing] = [tab.undisturbed(async () => "fine", never), tab.undisturbed(() => Promise.reject(new Error("own")), never)];
    answers[0]?.(new Error("unreached"));

    expect([await refused, await fine]).toEqual(["refused", "fine"]);
    await expect(failing).rejects.toThrow("own");
  });
});

describe("the refreshes of two tabs", () => {
  test("are one where there are Web Locks: who waited finds the tokens of who was first", async () => {
    const { answers, open, store } = setUp();
    const [one, other] = [open(navigator.locks), open(navigator.locks)];

    const both = [one.refresh(), other.refresh()];
    await asked(answers, 1);
    answers[0]?.("renewed");

    expect(await Promise.all(both)).toEqual([store.read(), store.read()]);
    expect(answers).toHaveLength(1);
  });

  test("go on after one that failed", async () => {
    const { answers, open, store } = setUp();
    const both = [open(navigator.locks), open(navigator.locks)].map(({ refresh }) => refresh());
    await asked(answers, 1);
    answers[0]?.(new Error("unreached"));
    await asked(answers, 2);
    answers[1]?.("renewed");

    expect(await Promise.allSettled(both)).toMatchObject([{ status: "rejected" }, { status: "fulfilled", value: store.read() }]);
  });

  test("without Web Locks take what the other got, when their own is refused", async () => {
    const { answers, open, store } = setUp();
    const both = [open(), open()].map(({ refresh }) => refresh());

    answers[0]?.("renewed");
    await both[0];
    answers[1]?.(new Error("the refresh token was rotated"));

    expect(await Promise.all(both)).toEqual([store.read(), store.read()]);
  });

  test("bring nobody back who signed out meanwhile", async () => {
    const { answers, open, store } = setUp();
    const refresh = open().refresh();
    store.forget();
    answers[0]?.(new Error("the refresh token was revoked"));

    await expect(refresh).rejects.toThrow("revoked");
    expect(store.read()).toBeNull();
  });
});
