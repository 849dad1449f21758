import { useEffect, useState } from "react";
import { readCode } from "#web/kit/code/read-code.ts";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { type ActionState, useAction } from "#web/kit/form/use-action.ts";
import { type Form, useForm } from "#web/kit/form/use-form.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import type { IdentityClient } from "#web/session/pool/types.ts";
import { type CheckedAddress, forgetPending, keepPending, type PendingCheck, pendingCheck } from "./pending-check.ts";
import { CODE, verifyCode } from "./verify-code.ts";

type Parts = {
  readonly client: Pick<IdentityClient, "verifyAttribute" | "sendAttributeCode">;
  readonly name: CheckedAddress;
  readonly sub: string;
  /** With the address that was verified; empty where this tab does not know it. */
  readonly onVerified: (address: string) => Promise<void>;
};

export type CodeStepState = {
  /** `undefined` until the browser has looked; null: no code was sent from this tab. */
  readonly pending: PendingCheck | null | undefined;
  readonly form: Form;
  readonly resending: ActionState;
  readonly outcome: string | null;
  readonly onResend: () => void;
  /** A code was sent just now. */
  readonly begin: (address: string) => void;
  readonly giveUp: () => void;
};

/** The second half of a change of address: its code. */
export function useCodeStep({ client, name, sub, onVerified }: Parts): CodeStepState {
  const resending = useAction(failureText);
  const [outcome, setOutcome] = useState<string | null>(null);
  const [pending, setPending] = useState<PendingCheck | null | undefined>(undefined);
  useEffect(() => setPending(pendingCheck(name, sub)), [name, sub]);
  const sent = (address: string) => {
    const next = { address, sentAt: Date.now() };
    keepPending(name, sub, next);
    setPending(next);
  };
  const send = async (code: string): Promise<Outcome> => {
    const outcome = await verifyCode(client, name, code);
    if (outcome !== "verified") return outcome;
    forgetPending(name);
    await onVerified(pending?.address ?? "");
    return "done";
  };
  const form = useForm({ initial: {}, read: (typed) => readCode(CODE, typed), send });
  const onResend = async (address: string) => {
    setOutcome(null);
    if (!(await resending.run(async () => void (await client.sendAttributeCode(name))))) return;
    sent(address);
    setOutcome("確認コードを送り直しました。前のコードは使えません。");
  };
  return {
    pending,
    form,
    resending,
    outcome,
    onResend: () => {
      if (pending) void onResend(pending.address);
    },
    begin: sent,
    giveUp: () => {
      forgetPending(name);
      setPending(null);
      setOutcome(null);
      resending.forgive();
      form.fill({ [CODE]: "" });
      form.restart();
    },
  };
}
