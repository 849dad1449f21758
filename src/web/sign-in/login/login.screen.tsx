import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Form } from "#web/kit/form/use-form.ts";
import type { LoginNotice } from "#web/session/core/login-notice.ts";
import { takeNotice } from "#web/session/core/login-notices.ts";
import { useSessionView, useSiteAuth } from "#web/session/site/hooks.ts";
import { useGoOn } from "#web/sign-in/check/go-on.ts";
import { EMAIL } from "#web/sign-in/form/email-field.tsx";
import { keptAddress } from "#web/sign-in/form/kept-address.ts";
import { hostedPages } from "#web/sign-in/form/without-script.tsx";
import { LoginView } from "./login.view.tsx";
import type { LoginSearch } from "./login-search.ts";
import type { LoginTab } from "./login-tabs.tsx";
import { useSignInCallback } from "./sign-in-callback.ts";
import { useSocialSignIn } from "./social-sign-in.ts";
import { usePasskeySignIn } from "./use-passkey-sign-in.ts";
import { useSignIn } from "./use-sign-in.ts";
import { useSignUp } from "./use-sign-up.ts";

/** Signs in, registers, or leaves for another provider; the address says which tab is open. */
export function LoginScreen({ search }: { search: LoginSearch }) {
  const navigate = useNavigate();
  const tab = search.tab ?? "sign-in";
  const signIn = useSignIn();
  const signUp = useSignUp();
  const form = tab === "sign-up" ? signUp : signIn;
  const callback = useSignInCallback(search);
  const isWaiting = tab === "sign-in" && form.isReady && !form.submitting.isPending && callback.kind !== "completing";
  const passkey = usePasskeySignIn(isWaiting);
  const leaveFor = useSocialSignIn();
  const left = useLeftNotice();
  useKeptAddress(search.notice, signIn);
  useSessionOfTab(signIn.submitting.isPending || signUp.submitting.isPending || passkey.isBusy);
  const showTab = (next: LoginTab) => {
    // The address that was typed goes along.
    const [from, to] = next === "sign-up" ? [signIn, signUp] : [signUp, signIn];
    to.fill({ [EMAIL]: from.typed[EMAIL] ?? "" });
    to.restart();
    const search = next === "sign-up" ? { tab: next } : {};
    void navigate({ to: "/login", search, replace: true, resetScroll: false, viewTransition: false });
  };
  const auth = useSiteAuth();
  return (
    <LoginView
      tab={tab}
      notice={search.notice ?? left}
      callback={callback}
      form={form}
      passkey={passkey}
      providers={auth.providers}
      hostedPages={hostedPages(auth, useRouter().origin ?? "")}
      onTab={showTab}
      onSocial={(strategy) => form.act(() => leaveFor(strategy, tab === "sign-up" ? signUp.current() : null))}
    />
  );
}

/** Where sessions are kept in the tab, our server sends members here as well: they are led on without asking it again. */
function useSessionOfTab(isSigningIn: boolean): void {
  const { cookies } = useSiteAuth();
  const { isLoggedIn, user } = useSessionView();
  const goOn = useEffectEvent(useGoOn(() => undefined));
  const found = cookies === "tab" && isLoggedIn && !isSigningIn ? (user?.username ?? null) : null;
  useEffect(() => {
    if (found !== null) void goOn({ kind: "done", username: found, isNewDevice: false });
  }, [found]);
}

/** What the page before left to be said here. */
function useLeftNotice(): LoginNotice | null {
  const [notice, setNotice] = useState<LoginNotice | null>(null);
  useEffect(() => {
    const taken = takeNotice();
    if (taken !== null) setNotice(taken);
  }, []);
  return notice;
}

/** After a sign-up or a new password the address is known already. */
function useKeptAddress(notice: LoginNotice | undefined, signIn: Form): void {
  const first = useRef(signIn);
  useEffect(() => {
    const address = notice === "confirmed" || notice === "reset" ? keptAddress("sign-in")?.address : undefined;
    const { current, fill } = first.current;
    // Not over what was typed before the page came to life.
    if (address !== undefined && !current()[EMAIL]) fill({ [EMAIL]: address });
  }, [notice]);
}
