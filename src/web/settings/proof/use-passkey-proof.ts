import { useEffect, useState } from "react";
import type { Outcome } from "#web/kit/form/form-state.ts";
import type { Form } from "#web/kit/form/use-form.ts";
import { hasPasskeys } from "#web/session/passkeys/browser-passkeys.ts";
import type { IdentityClient } from "#web/session/pool/types.ts";
import { type ProofStep, provePasskey } from "./proof.ts";
import type { PasskeyWay } from "./proof-dialog.tsx";

type Parts = {
  readonly client: IdentityClient;
  readonly username: string;
  /** Whether the password is asked for now. */
  readonly isAsked: boolean;
  readonly form: Pick<Form, "act">;
  readonly follow: (step: ProofStep | null) => void;
  /** What becomes of a proof that failed. */
  readonly failed: (error: unknown) => Outcome;
};

const STOPPED = "パスキーでの確認をやめました。もう一度試すか、パスワードで確認してください。";

/** パスキーで確認: for who has a passkey, which is asked once the question is open. */
export function usePasskeyProof({ client, username, isAsked, form, follow, failed }: Parts): PasskeyWay | null {
  const [hasOne, setHasOne] = useState(false);
  const [stopped, setStopped] = useState("");
  useEffect(() => {
    if (!isAsked || !hasPasskeys()) return;
    let isOver = false;
    setStopped("");
    // Without an answer the password is there.
    const heard = (isKnown: boolean) => void (isOver || setHasOne(isKnown));
    client.passkeys().then(
      (list) => heard(list.length > 0),
      () => heard(false),
    );
    return () => {
      isOver = true;
    };
  }, [client, isAsked]);
  if (!hasOne) return null;
  const prove = async (): Promise<Outcome> => {
    setStopped("");
    try {
      const end = await provePasskey(client, username);
      if (end.kind === "failed") return { issues: [], notice: end.text };
      if (end.kind === "stopped") setStopped(STOPPED);
      else follow(end.step);
      return "done";
    } catch (error) {
      return failed(error);
    }
  };
  return { stopped, onPress: () => form.act(prove) };
}
