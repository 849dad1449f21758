import type { Clock } from "#platform/clock.ts";
import type { ProviderSettings } from "./provider-settings.ts";
import { type Fetch, ProviderFault } from "./social-fetch.server.ts";
import type { SocialProfile } from "./social-profile.ts";

export type Asking = {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly verifier: string;
};

export type Answered = Omit<Asking, "state"> & { readonly code: string; readonly secret: string | null };

/** How one kind of provider is asked who somebody is. */
export type SocialKind<Settings extends ProviderSettings> = {
  /** Where the browser is sent. */
  readonly authorizeUrl: (settings: Settings, asking: Asking) => Promise<string>;
  /** Exchanges the code the browser came back with. Throws a {@link ProviderFault} for everything that cannot be believed. */
  readonly profile: (settings: Settings, answered: Answered) => Promise<SocialProfile>;
};

/** `fetch` is bounded in time and size. */
export type SocialParts = { readonly fetch: Fetch; readonly clock: Clock };

/** What a provider answered, as JSON; its error texts stay out of ours. */
export async function readJson(response: Response, what: string): Promise<unknown> {
  if (!response.ok) throw new ProviderFault(`${what} answered ${response.status}`);
  try {
    return await response.json();
  } catch {
    throw new ProviderFault(`${what} answered no JSON`);
  }
}
