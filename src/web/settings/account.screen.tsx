import { useNavigate, useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useState } from "react";
import type { UserInfoResponse } from "#api/client.ts";
import { useSessionView, useSiteSession } from "../auth/session/hooks.ts";
import type { SessionUser } from "../auth/session/types.ts";
import { useIdentityClient } from "../auth/session/use-identity-client.ts";
import { SERVICE_NAME } from "../constants.ts";
import { useIsReady } from "../kit/forms/use-typed-form.ts";
import { AccountSettingsView } from "./account.view.tsx";
import { factsOf, providersOf } from "./account-facts.ts";
import { DONE_WORDS, type Done } from "./done-words.ts";
import { providerOf } from "./providers.ts";
import { signOutEverywhere } from "./sign-out-everywhere.ts";
import { useAction } from "./use-action.ts";
import { useDevices } from "./use-devices.ts";
import { useLeave } from "./use-leave.ts";
import { useLoaded } from "./use-loaded.ts";
import { useSecondFactor } from "./use-second-factor.ts";
import { useVerification } from "./use-verification.ts";

type AccountScreenProps = {
  readonly user: SessionUser;
  readonly done: Done | undefined;
  /** Null: could not be loaded. */
  readonly userInfo: UserInfoResponse | null;
};

/** The account's settings: what the first page brings, and what the identity service tells the browser. */
export function AccountScreen({ user, done, userInfo }: AccountScreenProps) {
  const router = useRouter();
  const client = useIdentityClient();
  const session = useSiteSession();
  const provider = providerOf(useSessionView().strategy);
  const [account, reload] = useLoaded(useCallback(() => client.user({ isFresh: true }), [client]));
  const facts = factsOf(user, account);
  const checking = useVerification(client, user.sub);
  const secondFactor = useSecondFactor({ client, account, reload, name: user.email ?? user.username, issuer: SERVICE_NAME });
  const signingOut = useAction();
  const isReady = useIsReady();
  const retry = () => void reload();
  return (
    <AccountSettingsView
      done={useDoneWords(done)}
      signIn={{
        facts,
        hasFailed: account.kind === "failed",
        provider,
        userInfo,
        checking,
        onVerify: (name) => checking.verify(name, (name === "email" ? facts.email : facts.phone) ?? ""),
        onRetry: retry,
        onRetryUserInfo: () => void router.invalidate(),
      }}
      secondFactor={{ ...secondFactor, account, provider, onRetry: retry }}
      devices={{ ...useDevices(client, session), provider }}
      providers={{ providers: providersOf(account, () => session.kept()?.idToken ?? ""), provider, onRetry: retry }}
      signOut={{
        isReady,
        acting: signingOut,
        onSignOutHere: () => void signingOut.run(() => session.logout()),
        onSignOutEverywhere: () => void signingOut.run(() => signOutEverywhere(client, session)),
        onForgive: signingOut.forgive,
      }}
      leave={{ ...useLeave(session), isReady }}
    />
  );
}

/** Read aloud once, and gone from the address, so that the page loaded anew does not say it again. */
function useDoneWords(done: Done | undefined): string {
  const navigate = useNavigate();
  const [words, setWords] = useState("");
  useEffect(() => {
    if (done === undefined) return;
    setWords(DONE_WORDS[done]);
    void navigate({ to: "/settings/account", search: {}, replace: true, resetScroll: false, viewTransition: false });
  }, [done, navigate]);
  return words;
}
