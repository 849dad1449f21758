import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { fairQueue } from "#platform/fair-queue.ts";
import { pageTurns } from "./page-turns.ts";

/** Pages that are drawn when the test says so, one at a time and one waiting. */
function aSite() {
  const drawings = new Map<string, PromiseWithResolvers<Response>>();
  const queue = fairQueue({ atOnce: 1, perCaller: 1, mostWaiting: 1, mostWaitingOfAll: 9 });
  const inTurn = pageTurns((c) => c.req.header("from") ?? null, queue);
  const app = new Hono().get("/:page", (c) =>
    inTurn(c, () => {
      const drawing = Promise.withResolvers<Response>();
      drawings.set(c.req.param("page"), drawing);
      return drawing.promise;
    }),
  );
  const open = (from: string | null, page: string, signal?: AbortSignal) =>
    app.request(`/${page}`, { headers: from === null ? {} : { from }, ...(signal && { signal }) });
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  const drawn = async (page: string) => {
    drawings.get(page)?.resolve(new Response(page));
    await settled();
  };
  return { open, drawings, drawn, settled };
}

describe("a page", () => {
  it("of a caller who has one drawn waits for it, and one of nobody is drawn at once", async () => {
    const { open, drawings, drawn, settled } = aSite();
    void open("a", "first");
    await settled();
    const second = open("a", "second");
    void open(null, "nobodys");
    await settled();
    expect([...drawings.keys()]).toEqual(["first", "nobodys"]);

    await drawn("first");
    await drawn("second");
    expect(await (await second).text()).toBe("second");
  });

  it("for which too many wait already is answered at once, with when to come again, and kept by nobody", async () => {
    const { open, settled } = aSite();
    void open("a", "first");
    void open("a", "second");
    await settled();
    const refused = await open("a", "third");

    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(refused.headers.get("cache-control")).toBe("no-store");
    expect(await refused.text()).toContain("<h1>混み合っています</h1>");
  });

  it("that its caller has left before its turn is not drawn", async () => {
    const { open, drawings, drawn, settled } = aSite();
    const leaving = new AbortController();
    void open("a", "first");
    await settled();
    const left = open("a", "second", leaving.signal);
    await settled();
    leaving.abort();
    await left;
    await drawn("first");

    expect([...drawings.keys()]).toEqual(["first"]);
  });
});
