import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { TypedForm } from "../kit/forms/use-typed-form.ts";
import { EMAIL } from "./email-field.tsx";
import { joined } from "./joined-form.ts";
import { keptAddress } from "./kept-address.ts";
import { LoginView } from "./login.view.tsx";
import type { LoginSearch } from "./login-search.ts";
import type { LoginTab } from "./login-tabs.tsx";
import { TERMS_FIELD } from "./read-form.ts";
import { useSiteAuth } from "./session/hooks.ts";
import { type LoginNotice, takeNotice } from "./session/login-notices.ts";
import { useSignInCallback } from "./sign-in-callback.ts";
import { useSocialSignIn } from "./social-sign-in.ts";
import { useSignIn } from "./use-sign-in.ts";
import { useSignUp } from "./use-sign-up.ts";
import { hostedPages } from "./without-script.tsx";

/** Signs in, registers, or leaves for another provider; the address says which tab is open. */
export function LoginScreen({ search }: { search: LoginSearch }) {
  const navigate = useNavigate();
  const tab = search.tab ?? "sign-in";
  const signIn = useSignIn();
  const signUp = useSignUp();
  const social = useSocialSignIn(tab === "sign-up" ? { tick: signUp.typed[TERMS_FIELD] } : null);
  const left = useLeftNotice();
  useKeptAddress(search.notice, signIn);
  const showTab = (next: LoginTab) => {
    // The address that was typed goes along.
    const [from, to] = next === "sign-up" ? [signIn, signUp] : [signUp, signIn];
    to.fill({ [EMAIL]: from.typed[EMAIL] ?? "" });
    const search = next === "sign-up" ? { tab: next } : {};
    void navigate({ to: "/login", search, replace: true, resetScroll: false, viewTransition: false });
  };
  return (
    <LoginView
      tab={tab}
      notice={search.notice ?? left}
      callback={useSignInCallback(search)}
      form={joined(tab === "sign-up" ? signUp : signIn, social)}
      hostedPages={hostedPages(useSiteAuth(), useRouter().origin ?? "")}
      onTab={showTab}
      onSocial={social.leave}
    />
  );
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
function useKeptAddress(notice: LoginNotice | undefined, signIn: TypedForm): void {
  const first = useRef(signIn.fill);
  useEffect(() => {
    const address = notice === "confirmed" || notice === "reset" ? keptAddress("sign-in")?.address : undefined;
    if (address !== undefined) first.current({ [EMAIL]: address });
  }, [notice]);
}
