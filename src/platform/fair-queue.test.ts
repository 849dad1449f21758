import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/support/runs.ts";
import { fairQueue } from "./fair-queue.ts";

const USUAL = { atOnce: 2, perCaller: 1, mostWaiting: 5, mostWaitingOfAll: 8 };

/** Work that is done when the test says so, in the order in which it was begun. */
function aQueue(bounds = USUAL) {
  const queue = fairQueue(bounds);
  const begun: string[] = [];
  const doings = new Map<string, PromiseWithResolvers<string>>();
  const ask = (caller: string, name: string, signal?: AbortSignal) => {
    const doing = Promise.withResolvers<string>();
    doings.set(name, doing);
    return queue(
      caller,
      () => {
        begun.push(name);
        return doing.promise;
      },
      signal,
    );
  };
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  const finish = async (name: string) => {
    doings.get(name)?.resolve(name);
    await settled();
  };
  return { ask, begun, finish, settled, fail: (name: string) => doings.get(name)?.reject(new Error(name)) };
}

describe("a fair queue", () => {
  it("begins at once what there is room for, and no more of one caller than its share", async () => {
    const { ask, begun, settled } = aQueue();
    for (const name of ["a1", "a2", "a3"]) void ask("a", name);
    void ask("b", "b1");
    void ask("c", "c1");
    await settled();

    expect(begun).toEqual(["a1", "b1"]);
  });

  it("gives each caller a turn before anybody has another", async () => {
    const { ask, begun, finish, settled } = aQueue({ ...USUAL, atOnce: 1 });
    for (const name of ["a1", "a2", "a3"]) void ask("a", name);
    await settled();
    void ask("b", "b1");
    void ask("c", "c1");
    for (const name of ["a1", "b1", "c1", "a2"]) await finish(name);

    expect(begun).toEqual(["a1", "b1", "c1", "a2", "a3"]);
  });

  it("hands over what the work gives, and leaves its failure to who asked", async () => {
    const { ask, begun, finish, fail } = aQueue({ ...USUAL, atOnce: 1 });
    const [bad, good] = [ask("a", "bad"), ask("a", "good")];
    fail("bad");
    await expect(bad).rejects.toThrow("bad");
    await finish("good");

    expect(await good).toEqual({ state: "done", value: "good" });
    expect(begun).toEqual(["bad", "good"]);
  });

  it("does not begin what nobody waits for any more, and does not hold up others for it", async () => {
    const { ask, begun, finish } = aQueue({ ...USUAL, atOnce: 1 });
    const leaving = new AbortController();
    void ask("a", "a1");
    const left = ask("b", "b1", leaving.signal);
    void ask("c", "c1");
    leaving.abort();
    await finish("a1");

    expect(await left).toEqual({ state: "gone" });
    expect(await ask("d", "d1", AbortSignal.abort())).toEqual({ state: "gone" });
    expect(begun).toEqual(["a1", "c1"]);
  });

  it("refuses what would wait behind too many, of the caller or of all, and takes others on", async () => {
    const { ask, finish } = aQueue({ atOnce: 1, perCaller: 1, mostWaiting: 1, mostWaitingOfAll: 2 });
    void ask("a", "a1");
    void ask("a", "a2");
    expect(await ask("a", "a3")).toEqual({ state: "full" });
    void ask("b", "b1");
    expect(await ask("c", "c1")).toEqual({ state: "full" });
    await finish("a1");
    const later = ask("c", "c2");
    for (const name of ["b1", "a2", "c2"]) await finish(name);

    expect(await later).toEqual({ state: "done", value: "c2" });
  });

  it("does everything that it takes on once, within its bounds, whoever asks in whatever order", async () => {
    const caller = fc.constantFrom("a", "b", "c");
    await fc.assert(
      fc.asyncProperty(
        fc.array(caller, { maxLength: 30 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 3 }),
        async (asked, atOnce, perCaller) => {
          const queue = fairQueue({ atOnce, perCaller, mostWaiting: 100, mostWaitingOfAll: 100 });
          const running = new Map<string, number>();
          let most = 0;
          const work = async (one: string, n: number) => {
            running.set(one, (running.get(one) ?? 0) + 1);
            expect(running.get(one)).toBeLessThanOrEqual(perCaller);
            most = Math.max(
              most,
              [...running.values()].reduce((sum, m) => sum + m, 0),
            );
            await new Promise<void>((resolve) => setImmediate(resolve));
            running.set(one, (running.get(one) ?? 0) - 1);
            return n;
          };
          const turns = await Promise.all(asked.map((one, n) => queue(one, () => work(one, n))));

          expect(turns).toEqual(asked.map((_, n) => ({ state: "done", value: n })));
          expect(most).toBeLessThanOrEqual(atOnce);
        },
      ),
      { numRuns: runs({ few: 10, usual: 60 }) },
    );
  });
});
