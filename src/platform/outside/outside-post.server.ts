import { request } from "undici";
import type { Milliseconds } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { reasonOf } from "./outside-fetch.server.ts";
import { type NameLookup, outsideGuard } from "./outside-guard.server.ts";

type PostRefusal = "address-not-allowed" | "too-slow" | "unreachable";

/** What is handed over, and where. */
type OutsidePosting = { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** Answers with the status alone: what an address of somebody else says beyond it is not read. */
export type OutsidePost = (posting: OutsidePosting) => Promise<Result<number, PostRefusal>>;

type Rules = { readonly patience: Milliseconds; readonly lookup?: NameLookup; readonly alsoAllowed?: readonly string[] };

const CONNECTIONS = 8;

/**
 * Hands something over at an address that is not ours to trust: https alone, past the guard of all such addresses, and following no redirect, which would lead where
 * nobody looked. `alsoAllowed` may be asked without encryption too.
 */
export function outsidePost({ patience, lookup, alsoAllowed }: Rules): OutsidePost {
  const guard = outsideGuard({ schemes: ["https:"], ports: [""], lookup, alsoAllowed, connections: CONNECTIONS });
  return async ({ url: address, headers, body }) => {
    const url = URL.parse(address);
    const dispatcher = url && guard(url);
    if (!url || !dispatcher) return refused("address-not-allowed");
    const signal = AbortSignal.timeout(patience);
    try {
      const answer = await request(url, { method: "POST", dispatcher, signal, headersTimeout: patience, headers, body });
      // Nobody reads on; that it was cut is no failure.
      answer.body.on("error", () => undefined).destroy();
      return ok(answer.statusCode);
    } catch (error) {
      return refused(reasonOf(error, signal));
    }
  };
}
