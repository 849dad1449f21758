import type { Fetch } from "./fetch.ts";
import { plainAnswer } from "./plain-page.ts";
import { REFUSALS, type Refusal } from "./refusals.ts";

const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** Of what people and programs ask for here: a search with all its conditions has hundreds. */
const LONGEST_URL = 8192;
/** Remote calls of the framework, of which the site has none: what asks for them looks for holes. */
const REMOTE_CALLS = /^\/+_serverFn(?:\/|$)/;
const WRITTEN_ASCII = /%([2-7][0-9a-f])/gi;

/** Answers calls that no part of the product takes, before anything else sees them. */
export function withoutStrangeCalls(fetch: Fetch): Fetch {
  return (request, environment) => refusal(request) ?? fetch(request, environment);
}

function refusal(request: Request): Response | null {
  const { method, url } = request;
  if (!METHODS.has(method)) return told(request, REFUSALS.method, { allow: [...METHODS].join(", ") });
  if (url.length > LONGEST_URL) return told(request, REFUSALS.address);
  const { pathname } = new URL(url);
  if (REMOTE_CALLS.test(asTheFrameworkReads(pathname))) return told(request, REFUSALS.remoteCall);
  return isForPage(request) && !isReadable(pathname) ? told(request, REFUSALS.unreadable) : null;
}

/** A path as the framework takes it: any of its letters may have been written as `%` and a number. */
function asTheFrameworkReads(path: string): string {
  return path.replace(WRITTEN_ASCII, (_written, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

type Told = { readonly allow?: string; readonly nonce?: string };

/** To people a page in their language, to programs a line. */
function told(request: Request, { status, line, ...page }: Refusal, { allow, nonce }: Told = {}): Response {
  const more = allow === undefined ? {} : { allow };
  if (!isForPage(request)) return new Response(line, { status, headers: { "content-type": "text/plain; charset=utf-8", ...more } });
  return plainAnswer({ status, ...more }, { ...page, again: "useless", ...(nonce === undefined ? {} : { nonce }) });
}

function isForPage({ headers }: Request): boolean {
  return (headers.get("accept") ?? "").includes("text/html");
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Said where something is sent to a page. `nonce`: of the answer's content security policy. */
export function onlyRead(request: Request, nonce: string): Response {
  return told(request, REFUSALS.onlyRead, { allow: "GET, HEAD", nonce });
}
