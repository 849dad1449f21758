import { gzipSync } from "node:zlib";
import type { Context } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import type { SecureHeadersVariables } from "hono/secure-headers";
import { parseAccept } from "hono/utils/accept";
import { LRUCache } from "lru-cache";
import { inProcess } from "#api/in-process.ts";
import type { Served } from "#api/session/served-session.ts";
import { type Milliseconds, seconds } from "#kernel/duration.ts";
import { unavailablePage } from "#main/site/door/unavailable-page.ts";
import { COOKIE_PREFIX } from "#wire/constants.ts";
import { LETTER_COOKIE, LETTER_PATHS } from "#wire/cookies/letter-cookie.ts";
import { VISIT_COOKIE, VISIT_PATHS } from "#wire/cookies/visit-cookie.ts";
import { COMPRESSION, noncedPage } from "./nonced-page.server.ts";
import { pageTurns } from "./page-turns.ts";
import type { SteadyPages } from "./pre-render.ts";
import type { SiteParts } from "./site-parts.ts";

export type SiteVariables = SecureHeadersVariables & RequestIdVariables & { served: Served; asked: number };
type SiteCall = Context<{ Variables: SiteVariables }>;
type PageParts = Pick<SiteParts, "api" | "site" | "context" | "clock" | "callerKey" | "development" | "keepsReady" | "dataRevision"> & {
  readonly steady?: SteadyPages;
};

/** A page with the nonce of the answer that it goes out with. */
type PageText = { readonly text: (nonce: string) => string; readonly gzip: (nonce: string) => Buffer<ArrayBuffer> };
type DrawnPage = PageText & { readonly status: number; readonly headers: Headers };
type KeptPage = DrawnPage & { readonly bytes: number };

/** Long enough that many visitors at once cost one page, short enough that nobody notices. */
export const READY_FOR: Milliseconds = seconds(5);
const FOR_THE_REVISION = { ttl: 0 };
const NO_STEADY_PAGES: SteadyPages = { has: () => false, draw: async () => undefined };
/** Never more than 100 MB, and 75 to 80 MB when full (measured): compressed, a page is shorter than `bytesOf` allows for. */
const MOST_BYTES = 100_000_000;

/**
 * Answers with pages of the site. Steady pages are drawn before anybody asks, and again when data were loaded. A page that is the same for every visitor, which is one that asked for public answers only, is kept ready for
 * some seconds, unless data were loaded meanwhile. A page for somebody who has a session, or may have one, is drawn for them and kept nowhere.
 */
export function sitePages({
  clock,
  development = false,
  keepsReady = !development,
  dataRevision = async () => "",
  steady = NO_STEADY_PAGES,
  ...parts
}: PageParts): (c: SiteCall) => Promise<Response> {
  let draw = drawer({ clock, ...parts });
  const inTurn = pageTurns(parts.callerKey);
  let drawnOf = "";
  const mayKeep = keepsReady && Object.keys(parts.context.baseUrls).length === 0;
  const ready = new LRUCache<string, KeptPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: READY_FOR,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  const forgetOlder = (revision: string) => {
    if (revision === drawnOf) return;
    ready.clear();
    draw = drawer({ clock, ...parts });
    drawnOf = revision;
    if (mayKeep) void steady.draw((path) => ready.has(path));
  };
  // What a steady page tells does not depend on how it was addressed.
  const keyOf = ({ req }: SiteCall) => (steady.has(req.path) && !req.url.includes("?") ? req.path : req.url);
  const readyFor = (c: SiteCall) => (mayKeep && isAnybodys(c) ? ready.get(keyOf(c)) : undefined);
  const drawnFor = async (c: SiteCall, nonce: string, revision: string) => {
    // Somebody else may have had it drawn while this one waited.
    const kept = readyFor(c);
    if (kept) return sent(c, kept, nonce);
    const { response, html, isPublic, asked } = await draw(c, nonce);
    c.set("asked", asked);
    if (html === null || c.req.method === "HEAD") return response;
    const { status, headers } = response;
    const mayBeKept = mayKeep && isAnybodys(c) && isPublic && isTheSameForAll(response);
    if (!mayBeKept) return sent(c, { ...thisPage(html), status, headers }, nonce);
    const drawn = { ...noncedPage(html, nonce), bytes: bytesOf(html, c.req.url), status, headers };
    // What is past its time would otherwise stay until room is short.
    ready.purgeStale();
    if (revision === drawnOf) ready.set(keyOf(c), drawn, keyOf(c) === c.req.path ? FOR_THE_REVISION : {});
    return sent(c, drawn, nonce);
  };
  return async (c) => {
    const nonce = c.get("secureHeadersNonce") ?? "";
    const revision = await dataRevision();
    forgetOlder(revision);
    const kept = readyFor(c);
    return kept ? sent(c, kept, nonce) : inTurn(c, () => drawnFor(c, nonce, revision));
  };
}

type Drawn = {
  readonly response: Response;
  /** Null: the answer is no page. */
  readonly html: string | null;
  /** Whether all that it asked for may be shown to anybody. */
  readonly isPublic: boolean;
  /** How many answers were made for it. */
  readonly asked: number;
};

function drawer({ api, site, context, clock }: PageParts): (c: SiteCall, nonce: string) => Promise<Drawn> {
  const beginPage = inProcess(api, clock);
  return async (c, nonce) => {
    const { dispatch: ask, arePublic, asked, metAbsence } = beginPage();
    const dispatch = (request: Request) => ask(withCookies(request, c.req.header("cookie") ?? ""));
    const taken: { html: string | null } = { html: null };
    const takePage = (html: string) => {
      taken.html = html;
    };
    const given = { ...context, ...c.get("served"), dispatch, requestId: c.get("requestId"), nonce, takePage };
    const response = await site.fetch(c.req.raw, { context: given });
    if (metAbsence() && response.status >= 500) return { response: unavailablePage(nonce), html: null, isPublic: false, asked: asked() };
    return { response, html: taken.html, isPublic: arePublic(), asked: asked() };
  };
}

/** What a browser would send along by itself, each to the services it was given for and to no other. */
const SENT_ALONG: readonly { readonly name: string; readonly paths: readonly string[] }[] = [
  { name: VISIT_COOKIE, paths: VISIT_PATHS },
  { name: LETTER_COOKIE, paths: LETTER_PATHS },
];

function withCookies(request: Request, cookies: string): Request {
  const { pathname } = new URL(request.url);
  for (const { name, paths } of SENT_ALONG) {
    const cookie = cookies.split(";").find((one) => one.trimStart().startsWith(`${name}=`));
    if (cookie !== undefined && paths.some((path) => pathname.startsWith(`${path}/`))) request.headers.set("cookie", cookie.trim());
  }
  return request;
}

const BYTES_OF_CHARACTER = 2;
/** Headers, pieces and the entry itself, for pages that say hardly anything. */
const BYTES_BESIDE = 2000;

/** The most that a kept page takes: its address, its text, and once somebody takes gzip the same as UTF-8 and compressed. */
function bytesOf(html: string, url: string): number {
  return BYTES_BESIDE + BYTES_OF_CHARACTER * (url.length + html.length) + 2 * Buffer.byteLength(html);
}

/** A page for one answer. */
function thisPage(html: string): PageText {
  return { text: () => html, gzip: () => gzipSync(html, COMPRESSION) };
}

/** Whether the request asks for a page and says nothing of who sends it. */
function isAnybodys({ req, get }: SiteCall): boolean {
  const { session, sessionState } = get("served");
  const isForPage = req.method === "GET" && (req.header("accept") ?? "").includes("text/html");
  const isVisitors = session === null && sessionState === "visitor";
  return isForPage && isVisitors && req.header("authorization") === undefined && !hasSessionCookie(req.header("cookie") ?? "");
}

function hasSessionCookie(cookies: string): boolean {
  return cookies.split(";").some((cookie) => cookie.trimStart().startsWith(COOKIE_PREFIX));
}

function isTheSameForAll({ status, headers }: Response): boolean {
  return status === 200 && !headers.has("set-cookie") && !headers.has("cache-control");
}

function sent(c: SiteCall, { text, gzip, status, headers }: DrawnPage, nonce: string): Response {
  const own = new Headers(headers);
  own.append("vary", "Accept-Encoding");
  if (!takesGzip(c.req.header("accept-encoding") ?? "")) return new Response(text(nonce), { status, headers: own });
  own.set("content-encoding", "gzip");
  return new Response(gzip(nonce), { status, headers: own });
}

/** Pages have one coding, which every browser takes. */
function takesGzip(acceptEncoding: string): boolean {
  const accepted = parseAccept(acceptEncoding);
  const coding = accepted.find(({ type }) => type.toLowerCase() === "gzip") ?? accepted.find(({ type }) => type === "*");
  return coding !== undefined && coding.q > 0;
}
