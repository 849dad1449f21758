import { request } from "undici";
import { type Milliseconds, seconds } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { isNotPublic, type NameLookup, outsideGuard } from "./outside-guard.server.ts";

/** Why nothing was read from an address that somebody else wrote. */
export type OutsideRefusal = "address-not-allowed" | "too-large" | "too-slow" | "too-many-redirects" | "bad-status" | "unreachable";

export type OutsideFetch = (address: string) => Promise<Result<Uint8Array, OutsideRefusal>>;

type Rules = {
  readonly mostBytes: number;
  /** For the whole of it, redirects included. */
  readonly patience?: Milliseconds;
  readonly lookup?: NameLookup;
  readonly alsoAllowed?: readonly string[];
};

const PORTS = ["", "80", "443"];
const MOST_HOPS = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Reads what lies at an address that is not ours to trust, past the guard at the first call and at each redirect. */
export function outsideFetch({ mostBytes, patience = seconds(15), lookup, alsoAllowed }: Rules): OutsideFetch {
  const guard = outsideGuard({ schemes: ["http:", "https:"], ports: PORTS, lookup, alsoAllowed, connections: 4 });
  return async (address) => {
    const signal = AbortSignal.timeout(patience);
    let url = parsed(address);
    for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
      const dispatcher = url && guard(url);
      if (!url || !dispatcher) return refused("address-not-allowed");
      try {
        const answer = await request(url, {
          dispatcher,
          signal,
          headersTimeout: patience,
          bodyTimeout: patience,
          headers: { accept: "image/*" },
        });
        if (!REDIRECTS.has(answer.statusCode)) return await bodyOf(answer, mostBytes);
        await answer.body.dump();
        const { location = "" } = answer.headers;
        url = parsed(String(location), url);
      } catch (error) {
        return refused(reasonOf(error, signal));
      }
    }
    return refused("too-many-redirects");
  };
}

type Answer = Awaited<ReturnType<typeof request>>;

async function bodyOf({ statusCode, headers, body }: Answer, most: number): Promise<Result<Uint8Array, OutsideRefusal>> {
  const isTooLarge = Number(headers["content-length"] ?? 0) > most;
  if (statusCode !== 200 || isTooLarge) {
    // Nobody reads on; that it was cut is no failure.
    body.on("error", () => undefined).destroy();
    return refused(isTooLarge ? "too-large" : "bad-status");
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (size > most) return refused("too-large");
    chunks.push(chunk);
  }
  return ok(Buffer.concat(chunks));
}

/** Why a call past the guard came to nothing. */
export function reasonOf(error: unknown, signal: AbortSignal): Extract<OutsideRefusal, "too-slow" | "address-not-allowed" | "unreachable"> {
  if (signal.aborted || (error instanceof Error && /Timeout/.test(error.name))) return "too-slow";
  return isNotPublic(error) ? "address-not-allowed" : "unreachable";
}

function parsed(address: string, base?: URL): URL | null {
  const url = URL.parse(address, base);
  return url && (url.protocol === "http:" || url.protocol === "https:") ? url : null;
}
