import { OpenAPIHono } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { problem } from "#api/http/problem-answer.ts";
import { movableClock } from "#platform/clock.ts";
import { ANSWERS_KEPT_FOR, handOver, inProcess } from "./in-process.ts";

const A_MINUTE = { "cache-control": "public, max-age=60" };

/** An API that counts its answers, and a page that calls it. */
function anApi() {
  const clock = movableClock(new Date("2026-11-21T00:00:00Z"));
  const market = { sales: 22_000, built: undefined };
  const asked: string[] = [];
  const services = new OpenAPIHono();
  services.get("/market", (c) => c.json(market, 200, A_MINUTE));
  services.get("/estimate", (c) => c.json({ point: 1 }, 200, { "cache-control": "private, no-cache" }));
  services.get("/who", (c) => c.json({ who: c.req.header("authorization") ?? null }, 200, A_MINUTE));
  services.get("/tile", (c) => c.body("tile", 200, A_MINUTE));
  services.post("/jobs", (c) => c.json({ id: "a" }, 202, { location: "/jobs/a" }));
  const app = new OpenAPIHono();
  app.use("/api/*", handOver);
  app.use("/api/*", async (c, next) => {
    asked.push(c.req.path);
    await next();
    c.header("x-seen", "yes");
  });
  app.route("/api", services);
  app.all("*", (c) => problem(c, "unknown-route"));
  const begin = inProcess(app, clock);
  const request = (path: string, init: RequestInit = {}) => new Request(`http://in-process.invalid/api${path}`, init);
  return { app, clock, market, asked, begin, request };
}

describe("a call of the API by a page of the same process", () => {
  it("is given the value itself, with the status and headers that the middleware left", async () => {
    const { begin, request, market } = anApi();
    const answer = await begin().dispatch(request("/market"));

    expect(await answer.json()).toBe(market);
    expect(await answer.text()).toBe('{"sales":22000}');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({ "x-seen": "yes", "content-type": "application/json", ...A_MINUTE });
  });

  it("is given other statuses, problems and bodies that are no JSON as they are", async () => {
    const { begin, request } = anApi();
    const { dispatch } = begin();
    const [made, missing, tile] = await Promise.all([
      dispatch(request("/jobs", { method: "POST" })),
      dispatch(request("/none")),
      dispatch(request("/tile")),
    ]);

    expect([made.status, made.headers.get("location"), await made.json()]).toEqual([202, "/jobs/a", { id: "a" }]);
    expect([missing.status, missing.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
    expect(await missing.json()).toMatchObject({ type: "/problems/unknown-route" });
    expect(await tile.text()).toBe("tile");
  });

  it("changes nothing for those who call over the network", async () => {
    const { app } = anApi();
    const answer = await app.request("/api/market");

    expect(await answer.text()).toBe('{"sales":22000}');
  });
});

describe("answers that are kept for some seconds", () => {
  it("are the public ones: the API is asked once, whichever page asks", async () => {
    const { begin, request, asked } = anApi();
    await begin().dispatch(request("/market"));
    const again = await begin().dispatch(request("/market"));

    expect(asked).toEqual(["/api/market"]);
    expect([again.status, again.headers.get("cache-control"), await again.json()]).toMatchObject([
      200,
      A_MINUTE["cache-control"],
      { sales: 22_000 },
    ]);
  });

  it("are asked for anew after five seconds", async () => {
    const { begin, request, asked, clock } = anApi();
    await begin().dispatch(request("/market"));
    clock.advance(ANSWERS_KEPT_FOR + 1);
    await begin().dispatch(request("/market"));

    expect(asked).toHaveLength(2);
  });

  it.each(["/estimate", "/none", "/tile"])("are never those of %s", async (path) => {
    const { begin, request, asked } = anApi();
    await begin().dispatch(request(path));
    await begin().dispatch(request(path));

    expect(asked).toHaveLength(2);
  });

  it("are never given to, nor taken from, somebody who shows a token", async () => {
    const { begin, request } = anApi();
    const who = async (authorization?: string) =>
      (await begin().dispatch(request("/who", authorization === undefined ? {} : { headers: { authorization } }))).json();

    expect(await who("Bearer a")).toEqual({ who: "Bearer a" });
    expect(await who()).toEqual({ who: null });
    expect(await who("Bearer b")).toEqual({ who: "Bearer b" });
  });
});

describe("a page", () => {
  it.each([
    ["asked nothing", [], true],
    ["asked for public answers only", ["/market", "/market"], true],
    ["asked for something of its visitor", ["/market", "/estimate"], false],
    ["was refused an answer", ["/market", "/none"], false],
  ])("may be shown to anybody where it %s: %s %s", async (_what, paths, expected) => {
    const { begin, request } = anApi();
    const { dispatch, arePublic } = begin();
    for (const path of paths) await dispatch(request(path));

    expect(arePublic()).toBe(expected);
  });

  it("may not where it showed a token", async () => {
    const { begin, request } = anApi();
    const { dispatch, arePublic } = begin();
    await dispatch(request("/market", { headers: { authorization: "Bearer a" } }));

    expect(arePublic()).toBe(false);
  });
});
