import { isLoopback } from "#platform/caller-address.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { Fetch } from "./fetch.ts";

type Served = Pick<Config, "mode" | "allowedHosts"> & {
  /** Where people reach the server; null: by its port on this machine. */
  readonly origin: string | null;
  readonly port: number;
};

/** The names that a server may be asked for by: that of its origin, those that were configured and, in local mode, this machine's with the port. */
export function hostsOf({ mode, allowedHosts, origin, port }: Served): ReadonlySet<string> {
  const local = mode === "local" ? ["localhost", "127.0.0.1", "[::1]"].map((name) => `${name}:${port}`) : [];
  const ours = origin === null ? [] : [origin];
  return new Set([...ours.map((url) => new URL(url).host), ...[...allowedHosts, ...local].map(writtenHost)]);
}

/** As a URL writes it: without the port that goes without saying. */
function writtenHost(host: string): string {
  return new URL(`http://${host}`).host;
}

/** Asked on this machine, whatever the name: whoever watches over the process knows no other. */
const HEALTH_PATHS: ReadonlySet<string> = new Set(["/api/health", "/_health"]);

/**
 * Answers 421 to whoever asks by a name that is not ours, before anything else sees the request: no link, redirect or kept page is ever made of a name
 * that somebody made up. `hosts` is asked at each request.
 */
export function onlyOurHosts(hosts: () => ReadonlySet<string>, fetch: Fetch): Fetch {
  return (request, environment) => {
    const { host, pathname } = new URL(request.url);
    const header = request.headers.get("host");
    const isOurs = hosts().has(host) && (header === null || hosts().has(hostOf(header)));
    if (isOurs || (HEALTH_PATHS.has(pathname) && isFromHere(environment))) return fetch(request, environment);
    return new Response(NOT_OURS, { status: 421, headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" } });
  };
}

function hostOf(header: string): string {
  const url = `http://${header}`;
  return URL.canParse(url) ? new URL(url).host : header;
}

const NOT_OURS = `このアドレスのサイトは、ここにはありません。
This server is not known by this host name. Whoever operates it names others in ALLOWED_HOSTS.
`;

function isFromHere(environment: Parameters<Fetch>[1]): boolean {
  const address = environment?.incoming?.socket.remoteAddress;
  return address !== undefined && isLoopback(address);
}
