import { describe, expect, it } from "vitest";
import { timeByHand } from "#test/support/time-by-hand.ts";
import { OAUTH_IN_PROGRESS_WAIT } from "#wire/constants.ts";
import type { Locks } from "./refresh-controller.ts";
import { LOCK_WAIT, signInProgress } from "./sign-in-progress.ts";

/** Web Locks of one browser: one holder at a time. */
function oneAtATime(): Locks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name, work) => {
      const done = last.then(work);
      last = done.catch(() => undefined);
      return done;
    },
  };
}

function byHand() {
  let end = (_how: "done" | "failed") => {};
  const work = () =>
    new Promise<string>((resolve, reject) => {
      end = (how) => (how === "done" ? resolve("tokens") : reject(new Error("refused")));
    });
  return { work, end: (how: "done" | "failed") => end(how) };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("waiting for a sign-in that is being finished", () => {
  it("is over at once when there is none", async () => {
    const time = timeByHand();
    await signInProgress({ environment: time }).settled();
    expect(time.waiting()).toBe(0);
  });

  it.each(["done", "failed"] as const)("is over when it is %s, in its own tab and in another", async (how) => {
    const [time, locks, { work, end }] = [timeByHand(), oneAtATime(), byHand()];
    const [here, elsewhere] = [signInProgress({ locks, environment: time }), signInProgress({ locks, environment: time })];
    const finishing = here.finish(work).catch((error: Error) => error.message);
    await turn();
    const over: string[] = [];
    const waiting = [here.settled().then(() => over.push("here")), elsewhere.settled().then(() => over.push("elsewhere"))];
    await turn();
    expect(over).toEqual([]);
    end(how);
    await Promise.all(waiting);
    expect(over.sort()).toEqual(["elsewhere", "here"]);
    expect(await finishing).toBe(how === "done" ? "tokens" : "refused");
  });

  it("is over after 10 s", async () => {
    const [time, { work }] = [timeByHand(), byHand()];
    const progress = signInProgress({ environment: time });
    void progress.finish(work);
    const over: string[] = [];
    const waiting = progress.settled().then(() => over.push("over"));
    await turn();
    await time.pass(OAUTH_IN_PROGRESS_WAIT - 1);
    expect(over).toEqual([]);
    await time.pass(1);
    await waiting;
    expect(over).toEqual(["over"]);
  });
});

describe("finishing a sign-in while another tab hangs in its own", () => {
  const aSecondOne = async () => {
    const [time, locks, hanging] = [timeByHand(), oneAtATime(), byHand()];
    void signInProgress({ locks, environment: time }).finish(hanging.work);
    await time.pass(LOCK_WAIT);
    const begun: string[] = [];
    const finishing = signInProgress({ locks, environment: time }).finish(async () => {
      begun.push("begun");
      return "tokens";
    });
    return { time, hanging, begun, finishing };
  };

  it("begins after 30 s, and only once even when its turn comes later", async () => {
    const { time, hanging, begun, finishing } = await aSecondOne();
    await time.pass(LOCK_WAIT - 1);
    expect(begun).toEqual([]);
    await time.pass(1);
    expect(await finishing).toBe("tokens");
    hanging.end("done");
    await turn();
    expect(begun).toEqual(["begun"]);
  });

  it("begins as soon as the other is done, and waits for nothing more", async () => {
    const { time, hanging, begun, finishing } = await aSecondOne();
    hanging.end("done");
    expect(await finishing).toBe("tokens");
    expect([begun, time.waiting()]).toEqual([["begun"], 0]);
  });

  it("does without the lock at once where the browser refuses it", async () => {
    const [time, locks] = [timeByHand(), { request: () => Promise.reject(new Error("InvalidStateError")) }];
    expect(await signInProgress({ locks, environment: time }).finish(async () => "tokens")).toBe("tokens");
    expect(time.waiting()).toBe(0);
  });
});
