import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { Typed } from "#kernel/fields/read-fields.ts";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { useForm } from "#web/kit/form/use-form.ts";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { useIdentityClient } from "#web/session/site/use-identity-client.ts";
import { ANSWER, RECOVERY, readAnswer, USES_RECOVERY } from "#web/sign-in/form/answer-step.ts";
import { isKeptStep, type KeptAddress, keepAddress, keptAddress } from "#web/sign-in/form/kept-address.ts";
import { CODE } from "#web/sign-in/form/read-form.ts";
import { useResend } from "#web/sign-in/form/use-resend.ts";
import { type Waiting, waitingOf } from "#web/sign-in/form/waiting.ts";
import { type Answered, type Asked, answerWaiting } from "./answer-waiting.ts";
import { useGoOn } from "./go-on.ts";
import { LoginCheckView } from "./login-check.view.tsx";
import { useLinkSignIn } from "./use-link-sign-in.ts";
import { useTotpSecret } from "./use-totp-secret.ts";

const LINK_RESENT = "メールを送り直しました。新しいメールのリンクを開いてください。";

/** Whatever a sign-up or a sign-in waits for, one after the other on one page. */
export function LoginCheckScreen() {
  const client = useIdentityClient();
  const navigate = useNavigate();
  const [{ waiting, address }, setAsked] = useState<Asked>({ waiting: { kind: "unknown" }, address: "" });
  const wait = (next: Waiting) => {
    setAsked((before) => ({ ...before, waiting: next }));
    keepStep(next, keptAddress("sign-in"));
    form.fill({ [CODE]: "", [ANSWER]: "", [RECOVERY]: "", [USES_RECOVERY]: "" });
  };
  const goOn = useGoOn(wait);
  const follow = async (outcome: Exclude<Answered, { readonly kind: "failed" }>) => {
    if (outcome.kind === "lost") return wait({ kind: "lost" });
    if (outcome.kind !== "confirmed") return goOn(outcome.step);
    // The login page will know the address.
    keepAddress({ purpose: "sign-in", address, sentAt: 0 });
    await navigate({ to: "/login", search: { notice: "confirmed" }, replace: true });
  };
  const send = async (typed: Typed): Promise<Outcome> => {
    const outcome = await answerWaiting(client, { waiting, address }, typed);
    if (outcome.kind === "failed") return outcome.failure;
    try {
      await follow(outcome);
    } catch (error) {
      return failureOf(error);
    }
    return outcome.kind === "again" ? outcome.failure : "done";
  };
  const form = useForm({ initial: {}, read: (typed) => readAnswer(waiting, typed, address), send });
  useEffect(() => {
    const kept = keptAddress();
    const waiting = waitingOf(client.waiting(), kept);
    setAsked({ waiting, address: kept?.address ?? "" });
    keepStep(waiting, kept);
  }, [client]);
  const isByLink = waiting.kind === "sign-up-link";
  const resend = useResend(
    async () => {
      await client.resendSignUp(address);
      keepAddress({ purpose: "sign-up", address, sentAt: Date.now(), isByLink });
    },
    "sentAt" in waiting ? waiting.sentAt : 0,
    isByLink ? LINK_RESENT : undefined,
  );
  const linkFailure = useLinkSignIn(client, isByLink, goOn);
  const startAgain = () => {
    client.giveUp();
    void navigate({ to: "/login" });
  };
  const secret = useTotpSecret(client, waiting.kind === "mfa-setup" && waiting.choices.includes("TOTP"));
  return <LoginCheckView {...{ waiting, address, resend, secret, linkFailure }} form={form} onStartAgain={startAgain} />;
}

/** For who loads the page anew: the ticket of a sign-in is in the page alone, and goes with it. */
function keepStep({ kind }: Waiting, kept: KeptAddress | null): void {
  if (kept?.purpose === "sign-in" && isKeptStep(kind)) keepAddress({ ...kept, step: kind });
}
