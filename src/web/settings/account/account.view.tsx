import { type ComponentProps, useState } from "react";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { ExportCard, type ExportCardProps } from "#web/settings/export/export-card.tsx";
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
  /** Why a provider that was to be linked was not; null: nothing of the kind. */
  readonly refused: string | null;
  readonly signIn: SignInCardProps;
  readonly passkeys: PasskeysCardProps;
  readonly secondFactor: SecondFactorProps;
  readonly sessions: SessionsCardProps;
  readonly devices: DevicesCardProps;
  readonly providers: ProvidersCardProps;
  readonly agreements: ComponentProps<typeof AgreementsCard>;
  readonly takeOut: ExportCardProps;
  readonly signOut: SignOutCardProps;
  readonly leave: LeaveCardProps;
};

/** アカウント設定: every section waits and fails by itself. */
export function AccountSettingsView(view: AccountViewProps) {
  const { done, refused, signIn, passkeys, secondFactor, sessions, devices, providers, agreements, takeOut, signOut, leave } = view;
  const isOver = useIsOver(view);
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "マイページ", to: "/mypage" }, { label: "アカウント設定" }]} />
      <h1 className="mt-1 text-28">アカウント設定</h1>
      <div role="status" className="not-empty:mt-4">
        {done !== "" && refused === null && !isOver && <Notice tone="good">{done}</Notice>}
      </div>
      {refused !== null && !isOver && (
        <div className="mt-4">
          <Notice tone="error" title="つなげられませんでした">
            {refused}
          </Notice>
        </div>
      )}
      <div className="mt-5 flex flex-col gap-5">
        <SignInCard {...signIn} />
        <PasskeysCard {...passkeys} />
        <SecondFactorCard {...secondFactor} />
        <SessionsCard {...sessions} />
        <DevicesCard {...devices} />
        <ProvidersCard {...providers} />
        <AgreementsCard {...agreements} />
        <ExportCard {...takeOut} />
        <SignOutCard {...signOut} />
        <LeaveCard {...leave} />
      </div>
    </div>
  );
}

/** What another screen left is over once something was done or has failed here: two notices of opposite kinds would be read as one. */
function useIsOver(view: AccountViewProps): boolean {
  const [isOver, setIsOver] = useState(false);
  const isNow = hasEnded(view);
  if (isNow && !isOver) setIsOver(true);
  return isNow || isOver;
}

function hasEnded({ signIn, passkeys, secondFactor, sessions, devices, providers, takeOut, signOut, leave }: AccountViewProps): boolean {
  const cards = [secondFactor, sessions, devices, providers];
  const failures = [signIn.checking, passkeys.acting, takeOut.acting, signOut.acting, leave.acting, ...cards.map(({ acting }) => acting)];
  const outcomes = [passkeys.outcome.words, takeOut.outcome, ...cards.map(({ outcome }) => outcome)];
  return failures.some(({ failure }) => failure !== null) || outcomes.some((words) => words !== "");
}
