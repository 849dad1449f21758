import { useEffect, useRef } from "react";
import { formatPhone } from "#kernel/phone.ts";
import type { ActionState } from "#web/kit/form/use-action.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import type { AccountView, MfaType } from "#web/session/pool/types.ts";
import { FactRow } from "#web/settings/frame/fact-row.tsx";
import type { Loaded } from "#web/settings/load/latest-load.ts";
import { Section } from "#web/settings/load/section-states.tsx";
import { RecoveryCodes } from "#web/settings/recovery/recovery-codes.tsx";
import { RecoveryRow } from "#web/settings/recovery/recovery-row.tsx";
import type { Recovery } from "#web/settings/recovery/use-recovery.ts";
import { PreferenceField } from "./preference-field.tsx";
import { RecoveryAdvice } from "./recovery-advice.tsx";
import { FACTOR_NAMES } from "./second-factor.ts";
import { SmsRow } from "./sms-row.tsx";
import { TotpSetUp, type TotpSetUpProps } from "./totp-set-up.tsx";

export type SecondFactorProps = {
  readonly account: Loaded<AccountView>;
  readonly provider: string | null;
  /** An app that is being set up; null: none. */
  readonly setUp: TotpSetUpProps | null;
  /** The factor whose end is being confirmed. */
  readonly stopping: MfaType | null;
  readonly acting: ActionState;
  /** What was just done, to be read aloud. */
  readonly outcome: string;
  readonly recovery: Pick<Recovery, "row" | "shown">;
  readonly onMakeCodes: () => void;
  readonly onSetUp: () => void;
  readonly onUseSms: () => void;
  readonly onPrefer: (type: MfaType) => void;
  readonly onAskStop: (type: MfaType | null) => void;
  readonly onStop: () => void;
};

const LEAD = "パスワードのほかに、スマートフォンに届くコードでもご本人を確かめます。パスワードを知られても、ほかの人はログインできません。";

/** 二段階認証 */
export function SecondFactorCard(props: SecondFactorProps) {
  const { account, provider, outcome } = props;
  if (provider !== null) {
    return (
      <Card title="二段階認証">
        <p className="text-14">
          {provider}でログインしているため、ここでは設定しません。{provider}
          のアカウントで二段階認証を設定すると、まちのねへのログインにも使われます。
        </p>
      </Card>
    );
  }
  return (
    <Card title="二段階認証" aside={account.kind === "ready" && <OnBadge account={account.value} />}>
      <p className="mb-4 text-14">{LEAD}</p>
      <Section loaded={account} room="min-h-36" failed="二段階認証の設定を読み込めませんでした。">
        {(value) => <Factors {...props} value={value} />}
      </Section>
      <p role="status" className="text-14 text-good not-empty:mt-3">
        {outcome}
      </p>
    </Card>
  );
}

function OnBadge({ account: { mfaTypes } }: { account: AccountView }) {
  return mfaTypes.length > 0 ? <Badge tone="good">オン</Badge> : <Badge tone="quiet">オフ</Badge>;
}

function Factors(props: SecondFactorProps & { readonly value: AccountView }) {
  const { value, setUp, stopping, acting, recovery, onSetUp, onUseSms, onPrefer, onAskStop, onStop } = props;
  const { mfaTypes } = value;
  return (
    <div className="flex flex-col gap-4">
      {acting.failure && stopping === null && (
        <Notice tone="error" title="設定を変えられませんでした">
          {acting.failure}
        </Notice>
      )}
      <dl>
        <TotpRow isOn={mfaTypes.includes("TOTP")} isSettingUp={setUp !== null} {...{ acting, onSetUp, onAskStop }} />
        <SmsRow account={value} {...{ acting, onUseSms, onAskStop }} />
        {mfaTypes.length > 0 && <RecoveryRow {...recovery.row} isBusy={acting.isBusy} onMake={props.onMakeCodes} />}
      </dl>
      {recovery.shown && <RecoveryCodes key={recovery.shown.madeAt.getTime()} {...recovery.shown} />}
      {setUp && <TotpSetUp {...setUp} />}
      {mfaTypes.length > 1 && <PreferenceField preferred={value.preferredMfa} isBusy={acting.isBusy} onPrefer={onPrefer} />}
      {mfaTypes.length > 0 && <RecoveryAdvice types={mfaTypes} />}
      <ConfirmDialog
        title={`${stopping === null ? "" : FACTOR_NAMES[stopping]}のコードをやめますか`}
        action="オフにする"
        stay="このまま使う"
        isOpen={stopping !== null}
        isBusy={acting.isBusy}
        failure={acting.failure}
        onClose={() => onAskStop(null)}
        onConfirm={onStop}
      >
        <p>{stopWords(value, stopping)}</p>
      </ConfirmDialog>
    </div>
  );
}

function stopWords({ mfaTypes, attributes }: AccountView, stopping: MfaType | null): string {
  const [other] = mfaTypes.filter((type) => type !== stopping);
  if (!other) return "二段階認証がオフになり、次からはパスワードだけでログインできるようになります。";
  const phone = other === "SMS" && attributes.phone_number ? `（${formatPhone(attributes.phone_number)}）` : "";
  return `次からは、${FACTOR_NAMES[other]}${phone}のコードだけを使います。`;
}

type TotpRowProps = Pick<SecondFactorProps, "acting" | "onSetUp" | "onAskStop"> & { readonly isOn: boolean; readonly isSettingUp: boolean };

function TotpRow({ isOn, isSettingUp, acting, onSetUp, onAskStop }: TotpRowProps) {
  const opener = useFocusBack(isSettingUp);
  return (
    <FactRow
      isBroad
      label="認証アプリ"
      actions={
        <>
          {!isSettingUp && (
            <Button ref={opener} tone={isOn ? "plain" : "secondary"} size="bar" isBusy={acting.isBusy} onClick={onSetUp}>
              {isOn ? "別のアプリに変える" : "認証アプリを設定する"}
            </Button>
          )}
          {isOn && (
            <Button
              tone="plain"
              size="bar"
              isBusy={acting.isBusy}
              aria-label="認証アプリのコードをやめる"
              onClick={() => onAskStop("TOTP")}
            >
              やめる
            </Button>
          )}
        </>
      }
    >
      <span>{isOn ? "使っています" : "使っていません"}</span>
      {!isOn && <span className="basis-full text-13 text-sub">電波が届かない場所でも使えます。SMSより安全です。</span>}
    </FactRow>
  );
}

/** Gives the focus back to what opened a part of the page, once that part is gone. */
function useFocusBack(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
