import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import type { SiteContext } from "#api/client/context.ts";
import { problem } from "#api/http/problem-answer.ts";
import { handOver } from "#api/in-process.ts";
import type { Served } from "#api/session/served-session.ts";
import { movableClock } from "#platform/clock.ts";
import { PLAIN_MAPS } from "#wire/site-maps.ts";
import { READY_FOR, type SiteVariables, sitePages } from "./pages.server.ts";
import type { SteadyPages } from "./pre-render.ts";

const VISITOR: Served = { session: null, sessionState: "visitor" };
const MEMBER: Served = { session: { strategy: "cognito", accessToken: "t", claims: { sub: "m" } }, sessionState: "member" };
const HTML = { "content-type": "text/html; charset=utf-8" };

const CONTEXT = {
  baseUrls: {},
  maps: PLAIN_MAPS,
  site: { origin: "", operatorName: "", operatorAddress: "", licenceNumber: "", mode: "local", analyticsContainerId: null },
  auth: {
    endpoint: "",
    hostedOrigin: "",
    poolId: "",
    clientId: "",
    identityPoolId: null,
    objectsUrl: "",
    cookies: "sealed",
    providers: [],
    scopes: [],
  },
} as const;

type Draw = (request: Request, context: SiteContext) => Promise<Response> | Response;

/** What a page says: who it is for, how often pages were drawn, and where the nonce goes. */
const counting =
  (calls: { drawn: number }): Draw =>
  (_, { nonce, session }) => {
    calls.drawn += 1;
    return new Response(`<p>${session ? "member" : "visitor"} ${calls.drawn}</p><script nonce="${nonce}">start()</script>`, {
      headers: HTML,
    });
  };

/** As the built site does: the text of a page goes another way than its response. */
async function handedOver(answer: Response | Promise<Response>, { takePage }: SiteContext): Promise<Response> {
  const response = await answer;
  if (!takePage || response.body === null) return response;
  takePage(await response.text());
  return new Response(null, response);
}

/** The pages of a site, asked as the HTTP server would. */
type Changes = {
  readonly keepsReady?: boolean;
  readonly baseUrls?: SiteContext["baseUrls"];
  readonly dataRevision?: () => Promise<string>;
  readonly steady?: SteadyPages;
};

function aSite(draw?: Draw, changes: Changes = {}) {
  const clock = movableClock(new Date("2026-11-21T00:00:00Z"));
  const calls = { drawn: 0, nonces: 0 };
  const api = new Hono();
  api.use(handOver);
  api.get("/api/market", (c) => c.json({ sales: 1 }, 200, { "cache-control": "public, max-age=60" }));
  api.get("/api/job", (c) => c.json({ state: "queued" }, 200, { "cache-control": "no-store" }));
  api.get("/api/away", (c) => {
    c.header("Retry-After", "2");
    return problem(c, "unavailable");
  });
  const who = { served: VISITOR };
  const app = new Hono<{ Variables: SiteVariables }>();
  const fetch = (request: Request, { context }: { readonly context: SiteContext }) =>
    handedOver((draw ?? counting(calls))(request, context), context);
  const context = { ...CONTEXT, baseUrls: changes.baseUrls ?? {} };
  const { keepsReady = true, dataRevision = async () => "", steady } = changes;
  app.use(async (c, next) => {
    calls.nonces += 1;
    c.set("secureHeadersNonce", `nonce-${calls.nonces}-${"=".repeat(8)}`);
    c.set("served", who.served);
    c.set("requestId", "r");
    await next();
  });
  app.all(
    "*",
    sitePages({
      api,
      site: { fetch },
      context,
      clock,
      callerKey: () => "one caller",
      keepsReady,
      dataRevision,
      ...(steady ? { steady } : {}),
    }),
  );
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    app.request(`http://localhost:3000${path}`, { method, headers: { accept: "text/html", ...headers } });
  return { clock, calls, who, get };
}

describe("a page that is the same for every visitor", () => {
  it("is drawn once for all who come within five seconds, and carries the nonce of each", async () => {
    const { get, calls } = aSite();
    const texts = [await (await get("/")).text(), await (await get("/")).text()];

    expect(calls.drawn).toBe(1);
    expect(texts.map((text) => /nonce="(nonce-\d)/.exec(text)?.[1])).toEqual(["nonce-1", "nonce-2"]);
    expect(texts.map((text) => text.replaceAll(/nonce-\d/g, ""))).toHaveLength(2);
  });

  it("that is steady stays for as long as the data do, by whatever name of the host, but for one with a question", async () => {
    const data = { revision: "1" };
    const renewed: string[] = [];
    const steady: SteadyPages = { has: (path) => path === "/guide", draw: async () => void renewed.push(data.revision) };
    const { get, calls, clock } = aSite(undefined, { steady, dataRevision: async () => data.revision });
    await get("/guide");
    clock.advance(READY_FOR * 1000);
    await get("/guide");
    expect(calls.drawn).toBe(1);
    await get("/guide?utm_source=x");
    clock.advance(READY_FOR + 1);
    await get("/guide?utm_source=x");
    expect(calls.drawn).toBe(3);

    data.revision = "2";
    await get("/guide");
    expect([calls.drawn, renewed]).toEqual([4, ["1", "2"]]);
  });

  it("is drawn anew after that", async () => {
    const { get, calls, clock } = aSite();
    await get("/");
    clock.advance(READY_FOR + 1);
    await get("/");

    expect(calls.drawn).toBe(2);
  });

  it("is drawn anew at once when data were loaded, from answers that are new as well", async () => {
    const data = { revision: "1" };
    const asked: unknown[] = [];
    const draw: Draw = async (_, { dispatch }) => {
      const answer = await dispatch?.(new Request("http://localhost:3000/api/market"));
      asked.push(await answer?.json());
      return new Response("<p></p>", { headers: HTML });
    };
    const { get } = aSite(draw, { dataRevision: async () => data.revision });
    for (const path of ["/", "/", "/search"]) await get(path);
    expect(asked).toHaveLength(2);
    expect(asked[0]).toBe(asked[1]);

    data.revision = "2";
    await get("/");
    expect(asked).toHaveLength(3);
    expect(asked[2]).not.toBe(asked[1]);
  });

  it("that was being drawn while data were loaded is kept for nobody", async () => {
    const data = { revision: "1" };
    let drawn = 0;
    const draw: Draw = () => {
      drawn += 1;
      data.revision = String(drawn + 1);
      return new Response("<p></p>", { headers: HTML });
    };
    const { get } = aSite(draw, { dataRevision: async () => data.revision });
    await get("/");
    await get("/");

    expect(drawn).toBe(2);
  });

  it("is one for each address, its question and its host included", async () => {
    const { get, calls } = aSite();
    for (const path of ["/search", "/search?city=13108", "/search?city=13103", "/search/"]) await get(path);

    expect(calls.drawn).toBe(4);
  });

  it("keeps its status and headers, and is compressed for those who take it so", async () => {
    const { get } = aSite();
    const plain = await get("/");
    const packed = await get("/", { "accept-encoding": "br, gzip" });
    const refused = await get("/", { "accept-encoding": "gzip;q=0, br" });

    expect([plain.status, plain.headers.get("content-type"), plain.headers.get("vary")]).toEqual([
      200,
      HTML["content-type"],
      "Accept-Encoding",
    ]);
    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await packed.bytes()).toString()).toMatch(/^<p>visitor 1<\/p><script nonce="nonce-2-=+">start\(\)<\/script>$/);
    expect(refused.headers.get("content-encoding")).toBeNull();
    expect(await refused.text()).toContain("visitor 1");
  });

  it("makes room for others once all of them, as text and as bytes, take too much memory", async () => {
    let drawn = 0;
    const { get } = aSite(() => {
      drawn += 1;
      return new Response("駅".repeat(5_000_000), { headers: HTML });
    });
    for (const path of ["/a", "/b", "/b", "/c", "/c", "/a"]) await get(path);

    expect(drawn).toBe(4);
  });

  it("is drawn every time where the site is told to, and where a service is elsewhere and nobody knows what it answers", async () => {
    for (const changes of [{ keepsReady: false }, { baseUrls: { ESTATE: "https://estate.example.jp" } }]) {
      const { get, calls } = aSite(undefined, changes);
      await get("/");
      await get("/");
      expect(calls.drawn).toBe(2);
    }
  });
});

describe("a page of somebody", () => {
  it("is never kept, and never a kept one", async () => {
    const { get, who } = aSite();
    const words = async () => /member|visitor/.exec(await (await get("/mypage")).text())?.[0];
    who.served = MEMBER;
    const first = await words();
    who.served = VISITOR;
    const second = await words();
    who.served = MEMBER;

    expect([first, second, await words()]).toEqual(["member", "visitor", "member"]);
  });

  it.each([
    ["a cookie of a session", { cookie: "_ga=1; auth.strategy=cognito" }],
    ["a token", { authorization: "Bearer a" }],
  ])("is any page that is asked for with %s", async (_what, headers) => {
    const { get, calls } = aSite();
    for (let i = 0; i < 2; i += 1) await get("/", headers);

    expect(calls.drawn).toBe(2);
  });

  it.each(["ended", "unreached"] as const)("is one whose session is %s", async (sessionState) => {
    const { get, calls, who } = aSite();
    who.served = { session: null, sessionState };
    for (let i = 0; i < 2; i += 1) await get("/");

    expect(calls.drawn).toBe(2);
  });

  it("is one that was asked for as something else than a page", async () => {
    const { get, calls } = aSite();
    for (const accept of ["text/html", "application/json", "*/*"]) await get("/", { accept });

    expect(calls.drawn).toBe(3);
  });

  it("is not one that is asked for with other cookies", async () => {
    const { get, calls } = aSite();
    for (let i = 0; i < 2; i += 1) await get("/", { cookie: "_ga=1; theme.auth.x=1" });

    expect(calls.drawn).toBe(1);
  });
});

describe("a page that is kept by nobody", () => {
  const page = (changes: ResponseInit) => () => new Response("<p>page</p>", { ...changes, headers: { ...HTML, ...changes.headers } });

  it.each([
    ["was not found", page({ status: 404 })],
    ["failed", page({ status: 500 })],
    ["sets a cookie", page({ headers: { "set-cookie": "a=b" } })],
    ["says so itself", page({ headers: { "cache-control": "no-store" } })],
  ])("is one that %s", async (_what, draw) => {
    let drawn = 0;
    const { get } = aSite(() => {
      drawn += 1;
      return draw();
    });
    const first = await get("/");
    await get("/");

    expect(drawn).toBe(2);
    expect(await first.text()).toBe("<p>page</p>");
  });

  it("is one that shows what is not public", async () => {
    let drawn = 0;
    const { get } = aSite(async (request, { dispatch }) => {
      drawn += 1;
      const path = new URL(request.url).pathname === "/search/load" ? "/api/job" : "/api/market";
      return new Response(await (await dispatch(new Request(`http://in-process.invalid${path}`))).text(), { headers: HTML });
    });
    for (const path of ["/search/load", "/", "/search/load", "/"]) await get(path);

    expect(drawn).toBe(3);
  });
});

describe("what is no page", () => {
  it("goes out as the site answered", async () => {
    const redirect = new Response(null, { status: 307, headers: { location: "/login/" } });
    const { get } = aSite(() => redirect);
    const answer = await get("/mypage");

    expect([answer.status, answer.headers.get("location"), answer.headers.get("vary")]).toEqual([307, "/login/", null]);
  });

  it("is asked for by HEAD: the headers alone", async () => {
    const { get } = aSite((request) => new Response(request.method === "HEAD" ? null : "<p>page</p>", { headers: HTML }));
    await get("/");
    const answer = await get("/", { "accept-encoding": "gzip" }, "HEAD");

    expect([answer.status, answer.headers.get("content-type"), answer.headers.get("content-encoding")]).toEqual([
      200,
      HTML["content-type"],
      null,
    ]);
    expect(await answer.text()).toBe("");
  });
});

describe("a page that asks while the database is away", () => {
  const asking =
    (status: number): Draw =>
    async (_, { dispatch }) => {
      const answer = await dispatch?.(new Request("http://localhost:3000/api/away"));
      return new Response(`<p>${answer?.headers.get("retry-after")}</p>`, { status, headers: HTML });
    };

  it("is one page in Japanese that needs nothing else, says when to come back, and is kept by nobody", async () => {
    const answer = await aSite(asking(503)).get("/search");
    const text = await answer.text();

    expect([answer.status, answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([503, "2", "no-store"]);
    expect(text).toContain('<html lang="ja">');
    expect(text).toContain("<h1>一時的にご利用いただけません</h1>");
    expect(text).toContain('<style nonce="nonce-1-========">');
    expect(text).not.toMatch(/<script|src=/);
  });

  it("is shown as it was drawn where it could do without the answer, which it may ask for again at once", async () => {
    const answer = await aSite(asking(200)).get("/search");

    expect([answer.status, await answer.text()]).toEqual([200, "<p>0</p>"]);
  });
});
