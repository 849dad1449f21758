import type { ClientParts } from "#web/session/pool/parts.ts";
import type { IdentityClient } from "#web/session/pool/types.ts";

/** How the pool confirms a sign-up, as its discovery document tells. A pool that does not tell, as on AWS, sends codes. */
export function signUpVerificationCalls({ settings }: Pick<ClientParts, "settings">): Pick<IdentityClient, "signUpVerification"> {
  const { endpoint, poolId, environment } = settings;
  return {
    signUpVerification: async () => {
      try {
        const response = await environment.fetch(`${endpoint}/${poolId}/.well-known/openid-configuration`, {
          method: "GET",
          credentials: "omit",
        });
        const document: unknown = await response.json();
        return (Object(document) as { readonly sign_up_verification_method?: unknown }).sign_up_verification_method === "link"
          ? "link"
          : "code";
      } catch {
        return "code";
      }
    },
  };
}
