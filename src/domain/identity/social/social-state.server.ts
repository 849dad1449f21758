import { z } from "zod";
import { isSameText } from "#domain/identity/core/clients.server.ts";
import type { IdentityService } from "#domain/identity/core/service.server.ts";

const stateShape = z.object({
  poolId: z.string(),
  clientId: z.string(),
  provider: z.string(),
  /** The client's request, to be answered when the person is back. */
  query: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Who asked to have the provider linked; null: somebody signs in. */
  linkSub: z.string().nullable(),
  browserMac: z.string(),
  expiresAt: z.number(),
});

/** What of a way to a provider is known again when the person is back. */
export type SocialState = z.infer<typeof stateShape>;

export function browserMac({ secrets }: Pick<IdentityService, "secrets">, browser: string): string {
  return secrets.mac("social-browser", browser).toString("base64url");
}

export function sealState({ secrets }: Pick<IdentityService, "secrets">, state: SocialState): string {
  return secrets.seal("social-state", Buffer.from(JSON.stringify(state))).toString("base64url");
}

/** The state of an answer that comes back to the browser that asked, in time. */
export function openState(
  service: Pick<IdentityService, "secrets" | "clock">,
  { state, browser }: { readonly state: string; readonly browser: string },
): SocialState | null {
  const opened = service.secrets.open("social-state", Buffer.from(state, "base64url"));
  const kept = opened && stateShape.safeParse(JSON.parse(opened.toString("utf8")));
  if (!kept?.success || kept.data.expiresAt <= service.clock.now().getTime()) return null;
  return isSameText(kept.data.browserMac, browserMac(service, browser)) ? kept.data : null;
}
