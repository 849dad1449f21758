import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { ProvidersCard, type ProvidersCardProps } from "#web/settings/providers/providers-card.tsx";
import { SecondFactorCard, type SecondFactorProps } from "#web/settings/security/second-factor-card.tsx";
import { DevicesCard, type DevicesCardProps } from "./devices-card.tsx";
import { LeaveCard, type LeaveCardProps } from "./leave-card.tsx";
import { SignInCard, type SignInCardProps } from "./sign-in-card.tsx";
import { SignOutCard, type SignOutCardProps } from "./sign-out-card.tsx";

export type AccountViewProps = {
  /** What was just done on another screen; empty: nothing. */
  readonly done: string;
  readonly signIn: SignInCardProps;
  readonly secondFactor: SecondFactorProps;
  readonly devices: DevicesCardProps;
  readonly providers: ProvidersCardProps;
  readonly signOut: SignOutCardProps;
  readonly leave: LeaveCardProps;
};

/** アカウント設定: every section waits and fails by itself. */
export function AccountSettingsView({ done, signIn, secondFactor, devices, providers, signOut, leave }: AccountViewProps) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "マイページ", to: "/mypage" }, { label: "アカウント設定" }]} />
      <h1 className="mt-1 text-28">アカウント設定</h1>
      <div role="status" className="not-empty:mt-4">
        {done !== "" && <Notice tone="good">{done}</Notice>}
      </div>
      <div className="mt-5 flex flex-col gap-5">
        <SignInCard {...signIn} />
        <SecondFactorCard {...secondFactor} />
        <DevicesCard {...devices} />
        <ProvidersCard {...providers} />
        <SignOutCard {...signOut} />
        <LeaveCard {...leave} />
      </div>
    </div>
  );
}
