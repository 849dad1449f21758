import { useState } from "react";
import { apiClient } from "#api/client/client.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import type { SiteSession } from "#web/session/core/types.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import { claimsOf } from "#web/session/pool/jwt.ts";
import { leaveAccount, signInAgain } from "./leave-account.ts";
import type { LeaveCardProps, LeaveStep } from "./leave-card.tsx";
import { isRecentSignIn } from "./recent-sign-in.ts";

/** The way out of the account: a sign-in that is not long ago, the typed word, and the end. */
export function useLeave(session: SiteSession): Omit<LeaveCardProps, "isReady"> {
  const action = useAction(failureText);
  const [step, setStep] = useState<LeaveStep>("none");
  const [typed, setTyped] = useState("");
  const begin = (next: LeaveStep) => {
    action.forgive();
    setTyped("");
    setStep(next);
  };
  return {
    step,
    typed,
    acting: action,
    onType: setTyped,
    onBegin: () => begin(isRecentSignIn(claimsOf(session.kept()?.idToken ?? ""), Date.now()) ? "confirm" : "sign-in"),
    onClose: () => begin("none"),
    onSignInAgain: () => void action.run(() => signInAgain(session)),
    onLeave: () => void action.run(() => leaveAccount(apiClient().mypage, session)),
  };
}
