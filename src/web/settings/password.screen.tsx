import { useNavigate } from "@tanstack/react-router";
import { useSessionView } from "../auth/session/hooks.ts";
import type { SessionUser } from "../auth/session/types.ts";
import { useIdentityClient } from "../auth/session/use-identity-client.ts";
import { useTypedForm } from "../kit/forms/use-typed-form.ts";
import { PasswordView } from "./password.view.tsx";
import { providerOf } from "./providers.ts";
import { sendPassword } from "./send-password.ts";

export function PasswordScreen({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const client = useIdentityClient();
  const provider = providerOf(useSessionView().strategy);
  const username = user.email ?? user.username;
  const form = useTypedForm({}, async (typed) => {
    const outcome = await sendPassword(client, typed, username);
    if (!("done" in outcome)) return outcome;
    await navigate({ to: "/settings/account", search: { done: outcome.done } });
    return "done";
  });
  return <PasswordView {...{ provider, username, form }} />;
}
