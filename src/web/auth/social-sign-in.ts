import { useRef } from "react";
import { useSubmit } from "../kit/forms/use-submit.ts";
import { keepAgreement } from "./agreed-terms.ts";
import { failureOf } from "./errors/failure-of.ts";
import type { Beside } from "./joined-form.ts";
import { refused, termsIssues } from "./read-form.ts";
import { useSiteSession } from "./session/hooks.ts";
import type { SocialStrategy } from "./social-buttons.tsx";

export type SocialSignIn = Beside & { readonly leave: (strategy: SocialStrategy) => void };

/** Leaves for a provider; from a sign-up only with the terms ticked, which is then remembered. */
export function useSocialSignIn(signUp: { readonly tick: string | undefined } | null): SocialSignIn {
  const session = useSiteSession();
  const wanted = useRef<SocialStrategy>("google");
  const { state, submit, forgive } = useSubmit(async () => {
    const issues = signUp ? termsIssues(signUp.tick) : [];
    if (issues.length > 0) return refused(issues);
    if (signUp) keepAgreement({ strategy: wanted.current });
    try {
      await session.loginWith(wanted.current);
      return "done";
    } catch (error) {
      return failureOf(error);
    }
  });
  const leave = (strategy: SocialStrategy) => {
    wanted.current = strategy;
    void submit();
  };
  return { state, leave, forgive };
}
