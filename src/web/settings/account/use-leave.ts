import { useState } from "react";
import { apiClient } from "#api/client/client.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import type { SiteSession } from "#web/session/core/types.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import { claimsOf } from "#web/session/pool/jwt.ts";
import { useSessionView } from "#web/session/site/hooks.ts";
import { ACCOUNT } from "#web/settings/frame/account-path.ts";
import { type AskProof, provenWork } from "#web/settings/proof/proof.ts";
import { signInAgain } from "#web/settings/proof/sign-in-again.ts";
import { leaveAccount } from "./leave-account.ts";
import { LEAVE_PLACE, type LeaveCardProps, type LeaveStep } from "./leave-card.tsx";
import { isRecentSignIn } from "./recent-sign-in.ts";

/** The way out of the account: a sign-in that is not long ago, the typed word, and the end. */
export function useLeave(session: SiteSession, ask: AskProof): Omit<LeaveCardProps, "isReady"> {
  const action = useAction(failureText);
  const [step, setStep] = useState<LeaveStep>("none");
  const [typed, setTyped] = useState("");
  const { strategy } = useSessionView();
  const isElsewhere = strategy !== null && strategy !== "cognito";
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
    // Who came by a provider leaves the page to prove it: better before the word is typed.
    onBegin: () => begin(isElsewhere && !isRecentSignIn(claimsOf(session.kept()?.idToken ?? ""), Date.now()) ? "sign-in" : "confirm"),
    onClose: () => begin("none"),
    onSignInAgain: () => void action.run(() => signInAgain(session, { path: ACCOUNT, place: LEAVE_PLACE, notice: "prove-leave" })),
    onLeave: () => void action.run(() => provenWork(ask, () => leaveAccount(apiClient().mypage, session))),
  };
}
