import { useCallback, useState } from "react";
import { useAction } from "#web/kit/form/use-action.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import { hasPasskeys, makePasskey } from "#web/session/passkeys/browser-passkeys.ts";
import { passkeyEnd } from "#web/session/passkeys/passkey-failure.ts";
import type { IdentityClient } from "#web/session/pool/types.ts";
import { useLoaded } from "#web/settings/load/use-loaded.ts";
import type { PasskeysCardProps } from "./passkeys-card.tsx";

type Outcome = PasskeysCardProps["outcome"];
const NOTHING: Outcome = { isDone: false, words: "" };
const STOPPED = "パスキーの追加をやめました。";

/** The passkeys of the account: lists, adds, names and removes them. */
export function usePasskeys(client: IdentityClient): Omit<PasskeysCardProps, "provider"> {
  const action = useAction(failureText);
  const [outcome, setOutcome] = useState<Outcome>(NOTHING);
  const [failure, setFailure] = useState<string | null>(null);
  const [passkeys, reload] = useLoaded(useCallback(() => client.passkeys(), [client]));
  const forgive = () => {
    setOutcome(NOTHING);
    setFailure(null);
    action.forgive();
  };
  const act = async (work: () => Promise<Outcome>) => {
    forgive();
    let ended: Outcome = NOTHING;
    const isDone = await action.run(async () => {
      ended = await work();
    });
    await reload();
    if (isDone) setOutcome(ended);
    return isDone;
  };
  const add = async (): Promise<Outcome> => {
    try {
      await client.addPasskey(makePasskey);
      return { isDone: true, words: "パスキーを追加しました。次から、このパスキーでログインできます。" };
    } catch (error) {
      const end = passkeyEnd(error, hasPasskeys());
      if (end.kind === "stopped") return { isDone: false, words: STOPPED };
      setFailure(end.text);
      return NOTHING;
    }
  };
  return {
    passkeys,
    acting: { isBusy: action.isBusy, failure: action.failure ?? failure },
    outcome,
    onAdd: () => void act(add),
    onRename: (passkey, name) =>
      act(async () => {
        await client.renamePasskey(passkey.id, name);
        return { isDone: true, words: `名前を「${name}」に変えました。` };
      }),
    onRemove: (passkey) =>
      act(async () => {
        await client.removePasskey(passkey.id);
        return { isDone: true, words: "パスキーを削除しました。" };
      }),
    onForgive: forgive,
  };
}
