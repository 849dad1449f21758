import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { movableClock } from "#platform/clock.ts";
import { pageLimit } from "./page-limit.ts";

const clock = movableClock(new Date("2026-11-23T03:00:00Z"));

/** A site of one page, which asks so much as its address says. */
function site(callerKey: (name: string | undefined) => string | null = (name) => name ?? null) {
  const limit = pageLimit({ clock, callerKey: (c) => callerKey(c.req.header("caller")), allowance: { capacity: 20, perSecond: 2 } });
  const app = new Hono<{ Variables: { asked: number } }>().get("/:asked", limit, (c) => {
    c.set("asked", Number(c.req.param("asked")));
    return c.html("page");
  });
  return async (asked: number, caller = "a") => app.request(`/${asked}`, { headers: { caller } });
}

describe("pages of one caller", () => {
  it("count for what they ask of the APIs, and a page that asks nothing for itself alone", async () => {
    const open = site();
    for (let i = 0; i < 20; i += 1) expect((await open(0)).status).toBe(200);
    expect((await open(0)).status).toBe(429);

    const other = site();
    for (const asked of [9, 9]) expect((await other(asked)).status).toBe(200);
    expect((await other(0)).status).toBe(429);
  });

  it("are drawn again after the time that is told in the header and in words", async () => {
    const open = site();
    await open(25);
    const refused = await open(0);
    const page = await refused.text();

    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "4"]);
    expect(page).toContain("4秒ほどたってから");
    expect(page).not.toContain("<script");
    expect(refused.headers.get("cache-control")).toBe("no-store");
    clock.advance(4000);
    expect((await open(0)).status).toBe(200);
  });

  it("that are drawn at the same moment are all paid for", async () => {
    const open = site();
    await Promise.all(Array.from({ length: 10 }, () => open(3)));

    expect((await open(0)).headers.get("retry-after")).toBe("11");
  });

  it("leave those of others alone", async () => {
    const open = site();
    await open(25);

    expect([(await open(0)).status, (await open(0, "b")).status]).toEqual([429, 200]);
  });

  it("that the process asks of itself are not counted", async () => {
    const open = site(() => null);
    for (let i = 0; i < 5; i += 1) expect((await open(25)).status).toBe(200);
  });
});
