import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { fairQueue } from "#platform/fair-queue.ts";
import { callTurns } from "./call-turns.ts";

/** Calls that are answered when the test says so, one at a time and one waiting of each caller. */
function aService({ holdsMs = 60_000 } = {}) {
  const answers = new Map<string, PromiseWithResolvers<string>>();
  const queue = fairQueue({ atOnce: 2, perCaller: 1, mostWaiting: 1, mostWaitingOfAll: 9 });
  const app = new Hono().use(callTurns({ callerKey: (c) => c.req.header("from") ?? null, queue, holdsMs })).post("/:call", async (c) => {
    const answer = Promise.withResolvers<string>();
    answers.set(c.req.param("call"), answer);
    return c.text(await answer.promise);
  });
  const call = async (from: string | null, name: string, { operation = "InitiateAuth", signal = new AbortController().signal } = {}) => {
    const headers = { ...(from !== null && { from }), "x-amz-target": `AWSCognitoIdentityProviderService.${operation}` };
    return app.request(`/${name}`, { method: "POST", headers, signal });
  };
  const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 5));
  const answer = async (name: string) => {
    answers.get(name)?.resolve(name);
    await settled();
  };
  return { call, answer, settled, begun: () => [...answers.keys()] };
}

describe("a sign-in", () => {
  it("of an address that has one under way waits for it, and what costs little and others' sign-ins do not", async () => {
    const { call, answer, settled, begun } = aService();
    void call("a", "first");
    const second = call("a", "second");
    void call("b", "others");
    void call("a", "little", { operation: "GetUser" });
    void call(null, "nobodys");
    await settled();
    expect(begun().sort()).toEqual(["first", "little", "nobodys", "others"]);

    await answer("first");
    await answer("second");
    expect(await (await second).text()).toBe("second");
  });

  it("behind which too many wait already is refused, with when to come again", async () => {
    const { call, settled, begun } = aService();
    void call("a", "first");
    void call("a", "second");
    await settled();
    const refused = await call("a", "third");

    expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([
      400,
      "2",
      { __type: "TooManyRequestsException", message: "Too many requests" },
    ]);
    expect(begun()).toEqual(["first"]);
  });

  it("that waits for something outside keeps its turn for a moment only, and is answered all the same", async () => {
    const { call, answer, settled, begun } = aService({ holdsMs: 1 });
    const first = call("a", "first");
    void call("a", "second");
    await settled();
    await settled();
    expect(begun()).toEqual(["first", "second"]);

    await answer("first");
    expect(await (await first).text()).toBe("first");
  });

  it("that its caller has left before its turn is not begun", async () => {
    const { call, answer, settled, begun } = aService();
    const leaving = new AbortController();
    void call("a", "first");
    await settled();
    const left = call("a", "second", { signal: leaving.signal });
    await settled();
    leaving.abort();
    await left;
    await answer("first");

    expect(begun()).toEqual(["first"]);
  });
});
