import type { Typed } from "#kernel/fields/read-fields.ts";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { useSiteSession } from "#web/session/site/hooks.ts";
import { keepAgreement } from "#web/sign-in/form/agreed-terms.ts";
import { termsIssues } from "#web/sign-in/form/read-form.ts";
import type { OuterStrategy } from "./social-buttons.tsx";

/** Leaves for a provider or the pool's hosted login; from a sign-up (`signUp`: what stands there) only with the terms ticked, which is then remembered. */
export function useSocialSignIn(): (strategy: OuterStrategy, signUp: Typed | null) => Promise<Outcome> {
  const session = useSiteSession();
  return async (strategy, signUp) => {
    const issues = signUp ? termsIssues(signUp) : [];
    if (issues.length > 0) return { issues, notice: null };
    if (signUp) keepAgreement({ strategy });
    try {
      await session.loginWith(strategy);
      return "done";
    } catch (error) {
      return failureOf(error);
    }
  };
}
