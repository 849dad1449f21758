import { useCallback, useMemo, useRef, useState } from "react";
import type { Typed } from "#kernel/fields/read-fields.ts";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { useForm } from "#web/kit/form/use-form.ts";
import type { IdentityClient } from "#web/session/pool/types.ts";
import { useSessionView, useSiteSession } from "#web/session/site/hooks.ts";
import { useIdentityClient } from "#web/session/site/use-identity-client.ts";
import { providerOf } from "#web/settings/frame/providers.ts";
import { type Asking, type AskProof, ProofElsewhere, ProofGivenUp, proveBy, proveCode, provenCalls, provePassword } from "./proof.ts";
import type { ProofDialogProps } from "./proof-dialog.tsx";
import { proofFailure } from "./proof-failure.ts";
import { PROOF_CODE, PROOF_PASSWORD, readProof } from "./read-proof.ts";
import { signInAgain } from "./sign-in-again.ts";
import { usePasskeyProof } from "./use-passkey-proof.ts";

export type Proof = {
  /** The user pool; where it wants a recent sign-in, the dialog asks for it and the call is repeated. */
  readonly client: IdentityClient;
  /** The same where the password was just typed: it is not asked for twice. */
  readonly clientKnowing: (password: string) => IdentityClient;
  readonly ask: AskProof;
  readonly dialog: ProofDialogProps;
};

type Waiting = { readonly resolve: () => void; readonly reject: (reason: Error) => void };
const NOTHING_TYPED = { [PROOF_PASSWORD]: "", [PROOF_CODE]: "" };
const NOTHING: Asking = { kind: "nothing" };

/** ご本人の確認: signs in once more on the page that wants it, and keeps all that was typed there. */
export function useProof(username: string): Proof {
  const client = useIdentityClient();
  const session = useSiteSession();
  const view = useSessionView();
  const [asking, setAsking] = useState<Asking>(NOTHING);
  const waiting = useRef<Waiting | null>(null);
  const settle = useCallback((how: (one: Waiting) => void) => {
    const one = waiting.current;
    waiting.current = null;
    setAsking(NOTHING);
    if (one) how(one);
  }, []);
  const isElsewhere = view.strategy !== null && view.strategy !== "cognito";
  const provider = providerOf(view);
  const follow = (step: Asking | null) => (step === null ? settle(({ resolve }) => resolve()) : setAsking(step));
  const failed = (error: unknown): Outcome => {
    const { asking: next, outcome } = proofFailure(error);
    if (next !== null) {
      fill(NOTHING_TYPED);
      setAsking(next);
    }
    return outcome;
  };
  const send = async (_input: string, typed: Typed): Promise<Outcome> => {
    try {
      follow(await prove(client, { asking, username, typed }));
      return "done";
    } catch (error) {
      return failed(error);
    }
  };
  const form = useForm({ initial: {}, read: (typed) => readProof(asking, typed), send });
  const passkey = usePasskeyProof({ client, username, isAsked: asking.kind === "password", form, follow, failed });
  const { fill, restart } = form;
  const ask: AskProof = useCallback(
    async (password) => {
      fill(NOTHING_TYPED);
      restart();
      if (isElsewhere) return asked(waiting, () => setAsking({ kind: "elsewhere", provider }));
      const step = password === undefined ? ({ kind: "password" } as const) : await firstStep(client, username, password);
      if (step !== null) await asked(waiting, () => setAsking(step));
    },
    [client, username, isElsewhere, provider, fill, restart],
  );
  return {
    client: useMemo(() => ({ ...client, ...provenCalls(client, ask) }), [client, ask]),
    clientKnowing: (password) => ({ ...client, ...provenCalls(client, ask, password) }),
    ask,
    dialog: {
      asking,
      username,
      form,
      passkey,
      onClose: () => {
        client.giveUp();
        settle(({ reject }) => reject(new ProofGivenUp()));
      },
      onElsewhere: () => {
        void signInAgain(session, { path: window.location.pathname, notice: "prove-change" });
      },
    },
  };
}

/** Shows a question, and waits until it is answered or closed. */
function asked(waiting: { current: Waiting | null }, show: () => void): Promise<void> {
  show();
  return new Promise<void>((resolve, reject) => {
    waiting.current = { resolve, reject };
  });
}

/** What follows a password that was typed on the page; null: nothing, it is proved. */
async function firstStep(client: IdentityClient, username: string, password: string): Promise<Asking | null> {
  return provePassword(client, username, password).catch((error: unknown) => {
    if (error instanceof ProofElsewhere) return { kind: "elsewhere", provider: null } as const;
    throw error;
  });
}

type Given = { readonly asking: Asking; readonly username: string; readonly typed: Typed };

async function prove(client: IdentityClient, { asking, username, typed }: Given): Promise<Asking | null> {
  const read = readProof(asking, typed);
  if (!read.ok || asking.kind === "nothing" || asking.kind === "elsewhere") return asking;
  if (asking.kind === "password") return provePassword(client, username, read.input);
  if (asking.kind === "code") return proveCode(client, asking.type, read.input);
  return proveBy(client, read.input === "SMS" ? "SMS" : "TOTP");
}
