import { useNavigate } from "@tanstack/react-router";
import { useSiteSession } from "../auth/session/hooks.ts";
import type { SessionUser } from "../auth/session/types.ts";
import { useIdentityClient } from "../auth/session/use-identity-client.ts";
import { EmailCheckView } from "./email-check.view.tsx";
import { useCodeStep } from "./use-code-step.ts";

/** The code of a new address, or of one that was never verified. */
export function EmailCheckScreen({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const session = useSiteSession();
  const onVerified = async () => {
    // The address is verified, whatever becomes of the tokens.
    await session.reload().catch(() => undefined);
    await navigate({ to: "/settings/account", search: { done: "email" } });
  };
  const step = useCodeStep({ client: useIdentityClient(), name: "email", sub: user.sub, onVerified });
  return <EmailCheckView {...step} />;
}
