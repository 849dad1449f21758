import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import type { AccountView } from "../auth/identity/types.ts";
import { useSessionView, useSiteSession } from "../auth/session/hooks.ts";
import type { SessionUser } from "../auth/session/types.ts";
import { useIdentityClient } from "../auth/session/use-identity-client.ts";
import { useTypedForm } from "../kit/forms/use-typed-form.ts";
import { changePhone } from "./change-phone.ts";
import type { Loaded } from "./latest-load.ts";
import { providerOf } from "./providers.ts";
import { TelView } from "./tel.view.tsx";
import { useCodeStep } from "./use-code-step.ts";
import { useLoaded } from "./use-loaded.ts";

export function TelScreen({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const session = useSiteSession();
  const client = useIdentityClient();
  const [account] = useLoaded(useCallback(() => client.user({ isFresh: true }), [client]));
  const { current, verified } = phoneOf(user, account);
  const onVerified = async () => {
    // The number is verified, whatever becomes of the tokens.
    await session.reload().catch(() => undefined);
    await navigate({ to: "/settings/account", search: { done: "tel" } });
  };
  const step = useCodeStep({ client, name: "phone_number", sub: user.sub, onVerified });
  const form = useTypedForm({}, async (typed) => {
    const outcome = await changePhone(client, typed, verified);
    if (!("sentTo" in outcome)) return outcome;
    step.begin(outcome.sentTo);
    return "done";
  });
  return <TelView provider={providerOf(useSessionView().strategy)} {...{ current, form, step }} />;
}

/** The number of the account (E.164). One that was never verified may be sent a code again. */
function phoneOf({ phoneNumber }: SessionUser, account: Loaded<AccountView>) {
  if (account.kind !== "ready") return { current: phoneNumber, verified: null };
  const { phone_number: current = null, phone_number_verified } = account.value.attributes;
  return { current, verified: phone_number_verified === "true" ? current : null };
}
