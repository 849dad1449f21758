import { Link } from "@tanstack/react-router";
import { formatPhone } from "#kernel/phone.ts";
import type { ActionState } from "#web/kit/form/use-action.ts";
import { Button } from "#web/kit/ui/button.tsx";
import type { AccountView, MfaType } from "#web/session/pool/types.ts";
import { FactRow } from "#web/settings/frame/fact-row.tsx";

type SmsRowProps = {
  readonly account: AccountView;
  readonly acting: ActionState;
  readonly onUseSms: () => void;
  readonly onAskStop: (type: MfaType) => void;
};

/** The second factor by SMS, which needs a phone that was verified. */
export function SmsRow({ account: { mfaTypes, mfaOptions, attributes }, acting, onUseSms, onAskStop }: SmsRowProps) {
  const phone = attributes.phone_number;
  const isVerified = phone !== undefined && attributes.phone_number_verified === "true";
  const isOn = mfaTypes.includes("SMS");
  const target = mfaOptions.find(({ medium }) => medium === "SMS")?.attribute;
  return (
    <FactRow label="SMS" actions={<SmsAction {...{ isOn, isVerified, acting, onUseSms, onAskStop }} />}>
      <span>{isOn ? "使っています" : "使っていません"}</span>
      {target === "phone_number" && <span className="text-14 text-sub">コードの届け先：登録した電話番号</span>}
      {isVerified && <span className="amount text-14 text-sub">{formatPhone(phone)}</span>}
      {!isOn && !isVerified && (
        <span className="basis-full text-13 text-sub">
          使うには、先に電話番号の{phone === undefined ? "登録" : "確認"}が必要です。
          <Link to="/settings/account/edit/tel" className="text-link">
            電話番号を{phone === undefined ? "登録" : "確認"}する
          </Link>
        </span>
      )}
    </FactRow>
  );
}

type SmsActionProps = Omit<SmsRowProps, "account"> & { readonly isOn: boolean; readonly isVerified: boolean };

function SmsAction({ isOn, isVerified, acting, onUseSms, onAskStop }: SmsActionProps) {
  if (isOn) {
    return (
      <Button tone="plain" size="bar" isBusy={acting.isBusy} aria-label="SMSのコードをやめる" onClick={() => onAskStop("SMS")}>
        やめる
      </Button>
    );
  }
  if (!isVerified) return null;
  return (
    <Button tone="secondary" size="bar" isBusy={acting.isBusy} onClick={onUseSms}>
      SMSを使う
    </Button>
  );
}
