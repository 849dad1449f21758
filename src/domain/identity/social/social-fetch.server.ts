import { boundedFetch } from "#platform/bounded-fetch.server.ts";

/** Asks a provider, within bounds of time and size. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** A provider that did not answer, or not as it must. */
export class ProviderFault extends Error {
  override readonly name = "ProviderFault";
}

/** A bounded fetch whose every failure is a {@link ProviderFault}. Of the failure only its kind is told: its text may hold the address. */
export function providerFetch(fetch: typeof globalThis.fetch): Fetch {
  const bounded = boundedFetch(fetch);
  return async (url, init) => {
    try {
      return await bounded(url, init);
    } catch (error) {
      throw new ProviderFault(`the provider could not be reached: ${error instanceof Error ? error.name : "unknown"}`);
    }
  };
}
