import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { useForm } from "#web/kit/form/use-form.ts";
import type { SessionUser } from "#web/session/core/types.ts";
import type { AccountView } from "#web/session/pool/types.ts";
import { useSessionView, useSiteSession } from "#web/session/site/hooks.ts";
import { useCodeStep } from "#web/settings/address-check/use-code-step.ts";
import type { Done } from "#web/settings/frame/done-search.ts";
import { providerOf } from "#web/settings/frame/providers.ts";
import type { Loaded } from "#web/settings/load/latest-load.ts";
import { useLoaded } from "#web/settings/load/use-loaded.ts";
import { ProofDialog } from "#web/settings/proof/proof-dialog.tsx";
import { useProof } from "#web/settings/proof/use-proof.ts";
import { changePhone } from "./change-phone.ts";
import { readPhoneChange } from "./read-contact.ts";
import { TelView } from "./tel.view.tsx";

export function TelScreen({ user }: { user: SessionUser }) {
  const navigate = useNavigate();
  const session = useSiteSession();
  const { client, dialog } = useProof(user.username);
  const [account] = useLoaded(useCallback(() => client.user({ isFresh: true }), [client]));
  const { current, verified } = phoneOf(user, account);
  const onVerified = async (number: string) => {
    // The number is verified, whatever becomes of the tokens.
    await session.reload().catch(() => undefined);
    await navigate({ to: "/settings/account", search: { done: doneWith(number, current) } });
  };
  const step = useCodeStep({ client, name: "phone_number", sub: user.sub, onVerified });
  const form = useForm({
    initial: {},
    read: (typed) => readPhoneChange(typed, verified),
    send: async (e164) => {
      const outcome = await changePhone(client, e164);
      if (!("sentTo" in outcome)) return outcome;
      step.begin(outcome.sentTo);
      return "done";
    },
  });
  const provider = providerOf(useSessionView());
  return (
    <>
      <TelView {...{ provider, current, form, step }} />
      <ProofDialog {...dialog} />
    </>
  );
}

/** A number that was there already is only verified. */
function doneWith(number: string, before: string | null): Done {
  if (before === null) return "tel-new";
  return number === before ? "tel-verified" : "tel";
}

/** The number of the account (E.164). One that was never verified may be sent a code again. */
function phoneOf({ phoneNumber }: SessionUser, account: Loaded<AccountView>) {
  if (account.kind !== "ready") return { current: phoneNumber, verified: null };
  const { phone_number: current = null, phone_number_verified } = account.value.attributes;
  return { current, verified: phone_number_verified === "true" ? current : null };
}
