import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTypedForm } from "../kit/forms/use-typed-form.ts";
import { ANSWER } from "./answer-step.ts";
import { type Answered, type Asked, answerWaiting } from "./answer-waiting.ts";
import { failureOf } from "./errors/failure-of.ts";
import { useGoOn } from "./go-on.ts";
import { joined } from "./joined-form.ts";
import { keepAddress, keptAddress } from "./kept-address.ts";
import { LoginCheckView } from "./login-check.view.tsx";
import { CODE } from "./read-form.ts";
import { useIdentityClient } from "./session/use-identity-client.ts";
import { useResend } from "./use-resend.ts";
import { useTotpSecret } from "./use-totp-secret.ts";
import { type Waiting, waitingOf } from "./waiting.ts";

/** Whatever a sign-up or a sign-in waits for, one after the other on one page. */
export function LoginCheckScreen() {
  const client = useIdentityClient();
  const navigate = useNavigate();
  const [{ waiting, address }, setAsked] = useState<Asked>({ waiting: { kind: "unknown" }, address: "" });
  const wait = (next: Waiting) => {
    setAsked((before) => ({ ...before, waiting: next }));
    form.fill({ [CODE]: "", [ANSWER]: "" });
  };
  const goOn = useGoOn(wait);
  const follow = async (outcome: Exclude<Answered, { readonly kind: "failed" }>) => {
    if (outcome.kind === "lost") return wait({ kind: "lost" });
    if (outcome.kind !== "confirmed") return goOn(outcome.step);
    // The login page will know the address.
    keepAddress({ purpose: "sign-in", address, sentAt: 0 });
    await navigate({ to: "/login", search: { notice: "confirmed" }, replace: true });
  };
  const form = useTypedForm({}, async (typed) => {
    const outcome = await answerWaiting(client, { waiting, address }, typed);
    if (outcome.kind === "failed") return outcome.failure;
    try {
      await follow(outcome);
    } catch (error) {
      return failureOf(error);
    }
    return outcome.kind === "again" ? outcome.failure : "done";
  });
  useEffect(() => {
    const kept = keptAddress();
    setAsked({ waiting: waitingOf(client.waiting(), kept), address: kept?.address ?? "" });
  }, [client]);
  const resend = useResend(
    async () => {
      await client.resendSignUp(address);
      keepAddress({ purpose: "sign-up", address, sentAt: Date.now() });
    },
    waiting.kind === "sign-up" ? waiting.sentAt : 0,
  );
  const startAgain = () => {
    client.giveUp();
    void navigate({ to: "/login" });
  };
  const secret = useTotpSecret(client, waiting.kind === "mfa-setup" && waiting.choices.includes("TOTP"));
  return <LoginCheckView {...{ waiting, address, resend, secret }} form={joined(form, resend)} onStartAgain={startAgain} />;
}
