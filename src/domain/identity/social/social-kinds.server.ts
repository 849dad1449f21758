import type { IdentityService } from "#domain/identity/core/service.server.ts";
import { limited } from "#platform/log-limit.ts";
import type { ProviderSettings } from "./provider-settings.ts";
import type { Provider } from "./provider-store.server.ts";
import { facebookKind } from "./social-facebook.server.ts";
import { ProviderFault, providerFetch } from "./social-fetch.server.ts";
import type { Asking, SocialKind } from "./social-kind.server.ts";
import { lineKind } from "./social-line.server.ts";
import { oidcKind } from "./social-oidc.server.ts";
import type { SocialProfile } from "./social-profile.ts";

export type SocialKinds = {
  /** Where the browser is sent; null when the provider does not answer. */
  readonly ask: (provider: Provider, asking: Asking) => Promise<string | null>;
  /** Whom the provider vouches for; null when nothing of it can be believed. */
  readonly read: (provider: Provider, answered: Omit<Asking, "state"> & { readonly code: string }) => Promise<SocialProfile | null>;
};

/** Every kind of provider that is known. */
export function socialKinds(service: Pick<IdentityService, "clock" | "fetch" | "log">): SocialKinds {
  const parts = { fetch: providerFetch(service.fetch), clock: service.clock };
  const kinds = { oidc: oidcKind(parts), facebook: facebookKind(parts), line: lineKind(parts) };
  const choose = <T>({ settings }: Provider, use: <S extends ProviderSettings>(kind: SocialKind<S>, settings: S) => T): T => {
    switch (settings.kind) {
      case "oidc":
        return use(kinds.oidc, settings);
      case "facebook":
        return use(kinds.facebook, settings);
      case "line":
        return use(kinds.line, settings);
    }
  };
  return {
    ask: (provider, asking) => orNull(service, () => choose(provider, (kind, settings) => kind.authorizeUrl(settings, asking))),
    read: (provider, answered) =>
      orNull(service, () => choose(provider, (kind, settings) => kind.profile(settings, { ...answered, secret: provider.secret }))),
  };
}

/** A provider that fails is no fault of ours: it is noted, and the person is told. */
async function orNull<T>({ log }: Pick<IdentityService, "log">, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    limited(log).warn("sign-in provider", { err: error }, "a sign-in provider failed");
    return null;
  }
}
