import type { ComponentProps } from "react";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { PasskeysCard, type PasskeysCardProps } from "#web/settings/passkeys/passkeys-card.tsx";
import { ProvidersCard, type ProvidersCardProps } from "#web/settings/providers/providers-card.tsx";
import { SecondFactorCard, type SecondFactorProps } from "#web/settings/security/second-factor-card.tsx";
import { SessionsCard, type SessionsCardProps } from "#web/settings/sessions/sessions-card.tsx";
import { AgreementsCard } from "./agreements-card.tsx";
import { DevicesCard, type DevicesCardProps } from "./devices-card.tsx";
import { LeaveCard, type LeaveCardProps } from "./leave-card.tsx";
import { SignInCard, type SignInCardProps } from "./sign-in-card.tsx";
import { SignOutCard, type SignOutCardProps } from "./sign-out-card.tsx";

export type AccountViewProps = {
  /** What was just done on another screen; empty: nothing. */
  readonly done: string;
  readonly signIn: SignInCardProps;
  readonly passkeys: PasskeysCardProps;
  readonly secondFactor: SecondFactorProps;
  readonly sessions: SessionsCardProps;
  readonly devices: DevicesCardProps;
  readonly providers: ProvidersCardProps;
  readonly agreements: ComponentProps<typeof AgreementsCard>;
  readonly signOut: SignOutCardProps;
  readonly leave: LeaveCardProps;
};

/** アカウント設定: every section waits and fails by itself. */
export function AccountSettingsView(view: AccountViewProps) {
  const { done, signIn, passkeys, secondFactor, sessions, devices, providers, agreements, signOut, leave } = view;
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "マイページ", to: "/mypage" }, { label: "アカウント設定" }]} />
      <h1 className="mt-1 text-28">アカウント設定</h1>
      <div role="status" className="not-empty:mt-4">
        {done !== "" && !hasFailure(view) && <Notice tone="good">{done}</Notice>}
      </div>
      <div className="mt-5 flex flex-col gap-5">
        <SignInCard {...signIn} />
        <PasskeysCard {...passkeys} />
        <SecondFactorCard {...secondFactor} />
        <SessionsCard {...sessions} />
        <DevicesCard {...devices} />
        <ProvidersCard {...providers} />
        <AgreementsCard {...agreements} />
        <SignOutCard {...signOut} />
        <LeaveCard {...leave} />
      </div>
    </div>
  );
}

/** What was done stands there no longer once something has failed: two notices of opposite kinds would be read as one. */
function hasFailure({ signIn, secondFactor, sessions, devices, signOut, leave }: AccountViewProps): boolean {
  const acting = [signIn.checking, secondFactor.acting, sessions.acting, devices.acting, signOut.acting, leave.acting];
  return acting.some(({ failure }) => failure !== null);
}
