import { useEffect, useState } from "react";
import type { IdentityClient } from "../auth/identity/types.ts";
import type { SubmitFailure } from "../kit/forms/use-submit.ts";
import { type Typed, type TypedForm, useTypedForm } from "../kit/forms/use-typed-form.ts";
import { freshForm } from "./fresh-form.ts";
import type { ActionState } from "./one-at-a-time.ts";
import { type CheckedAddress, forgetPending, keepPending, type PendingCheck, pendingCheck } from "./pending-check.ts";
import { CODE } from "./read-settings.ts";
import { useAction } from "./use-action.ts";
import { verifyCode } from "./verify-code.ts";

type Parts = {
  readonly client: Pick<IdentityClient, "verifyAttribute" | "sendAttributeCode">;
  readonly name: CheckedAddress;
  readonly sub: string;
  readonly onVerified: () => Promise<void>;
};

export type CodeStepState = {
  /** `undefined` until the browser has looked; null: no code was sent from this tab. */
  readonly pending: PendingCheck | null | undefined;
  readonly form: TypedForm;
  readonly resending: ActionState;
  readonly outcome: string | null;
  readonly onResend: () => void;
  /** A code was sent just now. */
  readonly begin: (address: string) => void;
  readonly giveUp: () => void;
};

/** The second half of a change of address: its code. */
export function useCodeStep({ client, name, sub, onVerified }: Parts): CodeStepState {
  const resending = useAction();
  const [outcome, setOutcome] = useState<string | null>(null);
  const [pending, setPending] = useState<PendingCheck | null | undefined>(undefined);
  const [triesBefore, setTriesBefore] = useState(0);
  useEffect(() => setPending(pendingCheck(name, sub)), [name, sub]);
  const sent = (address: string) => {
    const next = { address, sentAt: Date.now() };
    keepPending(name, sub, next);
    setPending(next);
  };
  const send = async (typed: Typed): Promise<SubmitFailure | "done"> => {
    const outcome = await verifyCode(client, name, typed);
    if (outcome !== "verified") return outcome;
    forgetPending(name);
    await onVerified();
    return "done";
  };
  const form = useTypedForm({}, send);
  const onResend = async (address: string) => {
    setOutcome(null);
    if (!(await resending.run(async () => void (await client.sendAttributeCode(name))))) return;
    sent(address);
    setOutcome("確認コードを送り直しました。前のコードは使えません。");
  };
  return {
    pending,
    form: freshForm(form, triesBefore),
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
      form.set(CODE, "");
      setTriesBefore(form.submitting.attempt);
    },
  };
}
