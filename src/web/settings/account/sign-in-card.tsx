import type { UserInfoResponse } from "#api/client/client.ts";
import { formatPhone } from "#kernel/phone.ts";
import type { ActionState } from "#web/kit/form/use-action.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { RetryButton, RetryScope } from "#web/kit/ui/retry.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import type { CheckedAddress } from "#web/settings/address-check/pending-check.ts";
import { addressLine, nameLine } from "#web/settings/contact/person-lines.ts";
import { FactRow } from "#web/settings/frame/fact-row.tsx";
import type { Loaded } from "#web/settings/load/latest-load.ts";

/** What the card tells. Null for what is not known yet. */
export type SignInFacts = {
  /** 会員番号 */
  readonly memberNumber: string | null;
  readonly email: string | null;
  readonly isEmailVerified: boolean | null;
  /** E.164 */
  readonly phone: string | null;
  readonly isPhoneVerified: boolean | null;
};

export type SignInCardProps = {
  readonly facts: SignInFacts;
  readonly account: Loaded<unknown>;
  readonly provider: string | null;
  /** Null: could not be loaded. */
  readonly userInfo: UserInfoResponse | null;
  readonly checking: ActionState;
  readonly onVerify: (name: CheckedAddress) => void;
};

/** ログイン情報: what an account is reached by. */
export function SignInCard(props: SignInCardProps) {
  const { facts, account, provider, checking } = props;
  return (
    <Card title="ログイン情報">
      <div className="flex flex-col gap-4">
        {account.kind === "failed" && (
          <RetryScope ask={account.retry}>
            <LoadFailed title="読み込みに失敗しました">確認が済んでいるかどうかを読み込めませんでした。</LoadFailed>
          </RetryScope>
        )}
        {checking.failure && (
          <Notice tone="error" title="コードを送れませんでした">
            {checking.failure}
          </Notice>
        )}
        <dl>
          {facts.memberNumber !== null && (
            <FactRow label="会員番号（お問い合わせのときに使います）">
              <span className="amount">{facts.memberNumber}</span>
            </FactRow>
          )}
          <EmailRow {...props} />
          {provider === null && (
            <FactRow label="パスワード" actions={<ChangeLink to="/settings/account/edit/password" of="パスワード" />}>
              <span className="text-14 text-sub">安全のため、表示しません</span>
            </FactRow>
          )}
          {provider === null && <PhoneRow {...props} />}
          <PersonRow {...props} />
        </dl>
      </div>
    </Card>
  );
}

function EmailRow({ facts: { email, isEmailVerified }, provider, checking, onVerify }: SignInCardProps) {
  const change = <ChangeLink to="/settings/account/edit/email" of="メールアドレス" />;
  return (
    <FactRow
      isBroad={provider === null && email !== null && isEmailVerified === false}
      label="メールアドレス"
      actions={
        provider === null && (
          <>
            {email !== null && isEmailVerified === false && <VerifyButton name="email" of="メールアドレス" {...{ checking, onVerify }} />}
            {change}
          </>
        )
      }
    >
      <span>{email ?? "登録されていません"}</span>
      {provider === null && <VerifiedBadge isVerified={email === null ? null : isEmailVerified} />}
      {provider !== null && (
        <span className="basis-full text-13 text-sub">
          {provider}から受け取った情報です。{provider}で変更してください。
        </span>
      )}
    </FactRow>
  );
}

function PhoneRow({ facts: { phone, isPhoneVerified }, checking, onVerify }: SignInCardProps) {
  return (
    <FactRow
      isBroad={phone !== null && isPhoneVerified === false}
      label="電話番号"
      actions={
        <>
          {phone !== null && isPhoneVerified === false && <VerifyButton name="phone_number" of="電話番号" {...{ checking, onVerify }} />}
          <ChangeLink to="/settings/account/edit/tel" of="電話番号" label={phone === null ? "登録する" : "変更する"} />
        </>
      }
    >
      <span className="amount">{phone === null ? "登録されていません" : formatPhone(phone)}</span>
      <VerifiedBadge isVerified={phone === null ? null : isPhoneVerified} />
    </FactRow>
  );
}

function PersonRow({ userInfo }: SignInCardProps) {
  if (userInfo === null) {
    return (
      <FactRow label="氏名・住所" actions={<RetryButton />}>
        <span className="text-14">読み込みに失敗しました。</span>
      </FactRow>
    );
  }
  const name = nameLine(userInfo);
  const address = addressLine(userInfo);
  const isEmpty = name === "" && address === "";
  return (
    <FactRow
      label="氏名・住所"
      actions={<ChangeLink to="/settings/account/edit/user" of="氏名・住所" label={isEmpty ? "登録する" : "変更する"} />}
    >
      {isEmpty ? "登録されていません" : <span>{name || "氏名は登録されていません"}</span>}
      {address !== "" && <span className="basis-full text-14">{address}</span>}
    </FactRow>
  );
}

type EditScreen = `/settings/account/edit/${"email" | "password" | "tel" | "user"}`;

function VerifiedBadge({ isVerified }: { isVerified: boolean | null }) {
  if (isVerified === null) return null;
  return isVerified ? <Badge tone="good">確認済み</Badge> : <Badge tone="warn">未確認</Badge>;
}

function ChangeLink({ to, of, label = "変更する" }: { to: EditScreen; of: string; label?: string }) {
  return (
    <LinkButton to={to} tone="plain" size="bar" aria-label={`${of}を${label}`}>
      {label}
    </LinkButton>
  );
}

type VerifyProps = Pick<SignInCardProps, "checking" | "onVerify"> & { readonly name: CheckedAddress; readonly of: string };

function VerifyButton({ name, of, checking, onVerify }: VerifyProps) {
  return (
    <Button tone="secondary" size="bar" isBusy={checking.isBusy} aria-label={`${of}に確認コードを送る`} onClick={() => onVerify(name)}>
      確認コードを送る
    </Button>
  );
}
