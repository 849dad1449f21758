import { useNavigate } from "@tanstack/react-router";
import { useForm } from "#web/kit/form/use-form.ts";
import type { SessionUser } from "#web/session/core/types.ts";
import { useSessionView } from "#web/session/site/hooks.ts";
import { providerOf } from "#web/settings/frame/providers.ts";
import { ProofDialog } from "#web/settings/proof/proof-dialog.tsx";
import { useProof } from "#web/settings/proof/use-proof.ts";
import { PasswordView } from "./password.view.tsx";
import { readPasswordChange } from "./read-password.ts";
import { sendPassword } from "./send-password.ts";

export function PasswordScreen({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const { clientKnowing, dialog } = useProof(user.username);
  const provider = providerOf(useSessionView());
  const username = user.email ?? user.username;
  const form = useForm({
    initial: {},
    read: (typed) => readPasswordChange(typed, username),
    send: async (change) => {
      const outcome = await sendPassword(clientKnowing(change.current), change);
      if (!("done" in outcome)) return outcome;
      await navigate({ to: "/settings/account", search: { done: outcome.done } });
      return "done";
    },
  });
  return (
    <>
      <PasswordView {...{ provider, username, form }} />
      <ProofDialog {...dialog} />
    </>
  );
}
