import type { Fetch } from "./fetch.ts";

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

function refusal({ method, url }: Request): Response | null {
  if (!METHODS.has(method)) return told(405, "This server does not know the method.", { allow: [...METHODS].join(", ") });
  if (url.length > LONGEST_URL) return told(414, "The address is too long.");
  return REMOTE_CALLS.test(asTheFrameworkReads(new URL(url).pathname)) ? told(404, "Not found") : null;
}

/** A path as the framework takes it: any of its letters may have been written as `%` and a number. */
function asTheFrameworkReads(path: string): string {
  return path.replace(WRITTEN_ASCII, (_written, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** For pages. */
export function onlyRead(): Response {
  return told(405, "Pages are only read.", { allow: "GET, HEAD" });
}

function told(status: number, words: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${words}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
  });
}
