import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from "jose";
import { z } from "zod";
import { SIGNING_KEY_CACHE } from "#wire/constants.ts";

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * The public keys that a service publishes (RFC 7517). They are fetched when a token names one that is not known, at most every 30 s, and kept:
 * 50 of them at most.
 */
export function signingKeys(url: string, fetch: Fetch): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(url), { [customFetch]: fewKeys(fetch) });
}

const keySet = z.object({ keys: z.array(z.looseObject({})) });

/** The key set as published, cut to as many keys as are kept. What is none is handed on, to be refused as such. */
function fewKeys(fetch: Fetch): Fetch {
  return async (url, init) => {
    const response = await fetch(url, init);
    const published = response.ok
      ? keySet.safeParse(
          await response
            .clone()
            .json()
            .catch(() => null),
        )
      : null;
    return published?.success ? Response.json({ keys: published.data.keys.slice(0, SIGNING_KEY_CACHE) }) : response;
  };
}
