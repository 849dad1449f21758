import { useNavigate } from "@tanstack/react-router";
import { HOME_PATH } from "#web/session/core/paths.ts";
import type { SignInStep } from "#web/session/pool/types.ts";
import { useSiteSession } from "#web/session/site/hooks.ts";
import { forgetAddress } from "#web/sign-in/form/kept-address.ts";

type Waiting = Exclude<SignInStep, { readonly kind: "done" }>;

/** What follows a step of a sign-in: the page that was wanted, or what `onWaiting` does with the next step. */
export function useGoOn(onWaiting: (step: Waiting) => void): (step: SignInStep) => Promise<void> {
  const navigate = useNavigate();
  const session = useSiteSession();
  return async (step) => {
    if (step.kind !== "done") return onWaiting(step);
    forgetAddress();
    await navigate({ href: session.returnPath.take() ?? HOME_PATH, replace: true });
  };
}
