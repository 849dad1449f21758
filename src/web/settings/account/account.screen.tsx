import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import type { AgreementsResponse, UserInfoResponse } from "#api/client/client.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import type { SessionUser } from "#web/session/core/types.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import { useSessionView, useSiteSession } from "#web/session/site/hooks.ts";
import { useVerification } from "#web/settings/address-check/use-verification.ts";
import { useExport } from "#web/settings/export/use-export.ts";
import type { Done } from "#web/settings/frame/done-search.ts";
import { DONE_WORDS } from "#web/settings/frame/done-words.ts";
import type { LinkRefusal } from "#web/settings/frame/link-answer.ts";
import { providerOf } from "#web/settings/frame/providers.ts";
import { useLoaded } from "#web/settings/load/use-loaded.ts";
import { usePasskeys } from "#web/settings/passkeys/use-passkeys.ts";
import { ProofDialog } from "#web/settings/proof/proof-dialog.tsx";
import { useProof } from "#web/settings/proof/use-proof.ts";
import { LINK_REFUSALS } from "#web/settings/providers/link-refusals.ts";
import { useProviders } from "#web/settings/providers/use-providers.ts";
import { useSecondFactor } from "#web/settings/security/use-second-factor.ts";
import { useSessions } from "#web/settings/sessions/use-sessions.ts";
import { SERVICE_NAME } from "#wire/site-words.ts";
import { AccountSettingsView } from "./account.view.tsx";
import { factsOf, providersOf } from "./account-facts.ts";
import { signOutEverywhere } from "./sign-out-everywhere.ts";
import { useDevices } from "./use-devices.ts";
import { useLeave } from "./use-leave.ts";

type AccountScreenProps = {
  readonly user: SessionUser;
  readonly done: Done | undefined;
  /** Why a provider that was to be linked was not. */
  readonly notLinked: LinkRefusal | undefined;
  /** Null: could not be loaded. */
  readonly userInfo: UserInfoResponse | null;
  /** Null: could not be loaded. */
  readonly agreements: AgreementsResponse | null;
};

/** The account's settings: what the first page brings, and what the identity service tells the browser. */
export function AccountScreen({ user, done, notLinked, userInfo, agreements }: AccountScreenProps) {
  const proof = useProof(user.username);
  const { client } = proof;
  const session = useSiteSession();
  const provider = providerOf(useSessionView());
  const [account, reload] = useLoaded(useCallback(() => client.user({ isFresh: true }), [client]));
  const facts = factsOf(user, account);
  const checking = useVerification(client, user.sub);
  const secondFactor = useSecondFactor({ client, account, reload, name: user.email ?? user.username, issuer: SERVICE_NAME });
  const signingOut = useAction(failureText);
  const isReady = useIsReady();
  const { words, refused } = useLeftWords(done, notLinked);
  const linking = useProviders({ client, sub: user.sub, reload });
  return (
    <>
      <AccountSettingsView
        done={words}
        refused={refused}
        signIn={{
          facts,
          account,
          provider,
          userInfo,
          checking,
          onVerify: (name) => checking.verify(name, (name === "email" ? facts.email : facts.phone) ?? ""),
        }}
        passkeys={{ ...usePasskeys(client), provider }}
        secondFactor={{ ...secondFactor, account, provider }}
        sessions={{ ...useSessions(client), provider }}
        devices={{ ...useDevices(client, session), provider }}
        providers={{ ...linking, providers: providersOf(account, () => session.kept()?.idToken ?? ""), provider, isReady }}
        agreements={{ agreements }}
        takeOut={{ ...useExport(proof.ask), isReady }}
        signOut={{
          isReady,
          acting: signingOut,
          onSignOutHere: () => void signingOut.run(() => session.logout()),
          onSignOutEverywhere: () => void signingOut.run(() => signOutEverywhere(client, session)),
          onForgive: signingOut.forgive,
        }}
        leave={{ ...useLeave(session, proof.ask), isReady }}
      />
      <ProofDialog {...proof.dialog} />
    </>
  );
}

/** Read aloud once, and gone from the address, so that the page loaded anew does not say it again. The way there opens at the top, where it stands. */
function useLeftWords(done: Done | undefined, notLinked: LinkRefusal | undefined) {
  const navigate = useNavigate();
  const [words, setWords] = useState("");
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    if (done === undefined && notLinked === undefined) return;
    if (done !== undefined) setWords(DONE_WORDS[done]);
    if (notLinked !== undefined) setRefused(LINK_REFUSALS[notLinked]);
    void navigate({ to: "/settings/account", search: {}, replace: true, viewTransition: false });
  }, [done, notLinked, navigate]);
  return { words, refused };
}
