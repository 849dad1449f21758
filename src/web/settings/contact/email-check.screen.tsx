import { useNavigate } from "@tanstack/react-router";
import { apiClient } from "#api/client/client.ts";
import type { SessionUser } from "#web/session/core/types.ts";
import { useSiteSession } from "#web/session/site/hooks.ts";
import { useIdentityClient } from "#web/session/site/use-identity-client.ts";
import { useCodeStep } from "#web/settings/address-check/use-code-step.ts";
import { EmailCheckView } from "./email-check.view.tsx";
import { followAddress } from "./follow-address.ts";

/** The code of a new address, or of one that was never verified. */
export function EmailCheckScreen({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const session = useSiteSession();
  const onVerified = async (address: string) => {
    await followAddress({ session, mypage: apiClient().mypage });
    await navigate({ to: "/settings/account", search: { done: isSameAddress(address, user.email) ? "email-verified" : "email" } });
  };
  const step = useCodeStep({ client: useIdentityClient(), name: "email", sub: user.sub, onVerified });
  return <EmailCheckView {...step} />;
}

/** An address that was there already is only verified. */
function isSameAddress(address: string, before: string | null): boolean {
  return address.toLowerCase() === before?.toLowerCase();
}
