import { useState } from "react";
import { readCode } from "#web/kit/code/read-code.ts";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { useForm } from "#web/kit/form/use-form.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import type { AccountView, IdentityClient, MfaType } from "#web/session/pool/types.ts";
import type { Loaded } from "#web/settings/load/latest-load.ts";
import { useRecovery } from "#web/settings/recovery/use-recovery.ts";
import { FACTOR_NAMES, smsStartedWords, startSms, stopFactor } from "./second-factor.ts";
import type { SecondFactorProps } from "./second-factor-card.tsx";
import { APP_CODE, sendAppCode } from "./send-app-code.ts";

type Parts = {
  readonly client: IdentityClient;
  readonly account: Loaded<AccountView>;
  readonly reload: () => Promise<void>;
  /** How an app names the account: its address. */
  readonly name: string;
  readonly issuer: string;
};

type SecondFactorState = Omit<SecondFactorProps, "account" | "provider">;

const CODES_LATER = "リカバリーコードは、下の「コードを作る」から作れます。";

/** Turns second factors on and off. Whatever came of it, the card then shows how the account really stands. */
export function useSecondFactor({ client, account, reload, name, issuer }: Parts): SecondFactorState {
  const action = useAction(failureText);
  const [secret, setSecret] = useState<string | null>(null);
  const [stopping, setStopping] = useState<MfaType | null>(null);
  const [outcome, setOutcome] = useState("");
  const recovery = useRecovery(client, name);
  /** After the first factor was turned on: the codes come by themselves. They can be made later where that fails. */
  const startRecovery = async (words: string) => {
    const isFirst = account.kind === "ready" && account.value.mfaTypes.length === 0 && recovery.isOffered;
    const isMade =
      isFirst &&
      (await recovery.make().then(
        () => true,
        () => false,
      ));
    setOutcome(isFirst && !isMade ? `${words}${CODES_LATER}` : words);
  };
  const send = async (code: string): Promise<Outcome> => {
    const failure = await sendAppCode(client, code, issuer);
    if (failure !== null) return failure;
    setSecret(null);
    await startRecovery("認証アプリの二段階認証をオンにしました。次のログインから、コードを入力してください。");
    await reload();
    return "done";
  };
  const form = useForm({ initial: {}, read: (typed) => readCode(APP_CODE, typed), send });
  const act = async (work: () => Promise<void>, outcomeWords: string) => {
    setOutcome("");
    const isDone = await action.run(work);
    await reload();
    if (isDone) setOutcome(outcomeWords);
    return isDone;
  };
  return {
    setUp: secret === null ? null : { secret, account: name, issuer, form, onCancel: () => setSecret(null) },
    recovery,
    onMakeCodes: () => {
      setOutcome("");
      void action.run(recovery.make);
    },
    stopping,
    acting: action,
    outcome,
    onSetUp: () => {
      setOutcome("");
      form.fill({ [APP_CODE]: "" });
      form.restart();
      void action.run(async () => setSecret((await client.setUpTotp()).secret));
    },
    onUseSms: () => {
      if (account.kind !== "ready") return;
      const words = smsStartedWords(account.value);
      void act(() => startSms(client, account.value), words).then((isDone) => (isDone ? startRecovery(words) : undefined));
    },
    onPrefer: (type) => void act(() => client.setPreferredMfa(type), `ログインのときに、${FACTOR_NAMES[type]}のコードをたずねます。`),
    onAskStop: (type) => {
      action.forgive();
      setStopping(type);
    },
    onStop: async () => {
      if (stopping === null || account.kind !== "ready") return;
      const isDone = await act(() => stopFactor(client, account.value, stopping), `${FACTOR_NAMES[stopping]}のコードをやめました。`);
      if (isDone) setStopping(null);
      await recovery.reload();
    },
  };
}
