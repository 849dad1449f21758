import { NEW_PASSWORD } from "#web/kit/code/new-password-fields.tsx";
import { sampleForm } from "#web/kit/form/samples.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { CODE } from "#web/settings/address-check/verify-code.ts";
import { EmailView } from "#web/settings/contact/email.view.tsx";
import { EmailCheckView } from "#web/settings/contact/email-check.view.tsx";
import { cityChoices } from "#web/settings/contact/places.ts";
import { EMAIL, PHONE } from "#web/settings/contact/read-contact.ts";
import { TelView } from "#web/settings/contact/tel.view.tsx";
import { UserFailedView, UserView } from "#web/settings/contact/user.view.tsx";
import { typedOf } from "#web/settings/contact/user-fields.ts";
import { NeedsUserPool } from "#web/settings/frame/needs-user-pool.tsx";
import { PasswordView } from "#web/settings/security/password.view.tsx";
import { CURRENT_PASSWORD } from "#web/settings/security/read-password.ts";
import { SecondFactorCard } from "#web/settings/security/second-factor-card.tsx";
import { DEVICE_LIST_SIZE } from "#wire/constants.ts";
import { AccountSettingsView } from "./account.view.tsx";
import { DevicesCard } from "./devices-card.tsx";
import {
  accountProps,
  ready,
  sampleAccount,
  sampleDevice,
  samplePlaces,
  sampleStep,
  sampleUserInfo,
  unverifiedAccount,
} from "./samples.ts";

const ignore = () => undefined;
const manyDevices = Array.from({ length: DEVICE_LIST_SIZE }, (_, index) => sampleDevice({ id: String(index), isThis: index === 3 }));
const setUp = { secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", account: "hanako@example.jp", issuer: "まちのね", onCancel: ignore };
const pending = { address: "new@example.jp", sentAt: 0 };
const user = {
  hasConflict: false,
  back: null,
  lookup: { kind: "idle" },
  cities: cityChoices([{ cityCode: "13108", city: "江東区" }], "13"),
  onPostalCode: ignore,
  onLookAgain: ignore,
  onPlace: ignore,
  onPrefecture: ignore,
  onDiscard: ignore,
  onOverwrite: ignore,
} as const;

export const gallery: Gallery = {
  title: "アカウント設定",
  cases: [
    { name: "設定", element: <AccountSettingsView {...accountProps()} done="電話番号を確認しました。" /> },
    { name: "設定：未確認", element: <AccountSettingsView {...accountProps({ account: ready(unverifiedAccount), devices: ready([]) })} /> },
    {
      name: "設定：Googleでログイン",
      element: <AccountSettingsView {...accountProps({ provider: "Google", devices: ready([]) })} />,
    },
    {
      name: "設定：取得失敗",
      element: <AccountSettingsView {...accountProps({ account: { kind: "failed" }, devices: { kind: "failed" } })} />,
    },
    {
      name: "設定：読み込み中",
      element: <AccountSettingsView {...accountProps({ account: { kind: "loading" }, devices: { kind: "loading" } })} />,
    },
    {
      name: "二段階認証：認証アプリを使っている",
      element: (
        <SecondFactorCard
          {...accountProps({ account: ready({ ...sampleAccount, mfaTypes: ["TOTP"], preferredMfa: "TOTP" }) }).secondFactor}
          outcome="認証アプリの二段階認証をオンにしました。次のログインから、コードを入力してください。"
        />
      ),
    },
    {
      name: "二段階認証：どちらも使っている",
      element: (
        <SecondFactorCard
          {...accountProps({ account: ready({ ...sampleAccount, mfaTypes: ["TOTP", "SMS"], preferredMfa: "TOTP" }) }).secondFactor}
        />
      ),
    },
    {
      name: "二段階認証：設定中",
      element: (
        <SecondFactorCard
          {...accountProps().secondFactor}
          setUp={{
            ...setUp,
            form: sampleForm({
              issues: [{ field: "app-code", message: "コードがちがいます。アプリに表示中のコードを入力してください" }],
            }),
          }}
        />
      ),
    },
    { name: "端末：60台", element: <DevicesCard {...accountProps({ devices: ready(manyDevices.slice(0, DEVICE_LIST_SIZE)) }).devices} /> },
    {
      name: "メール：入力の誤り",
      element: (
        <EmailView
          usesSms
          provider={null}
          current="hanako@example.jp"
          form={sampleForm({
            typed: { [EMAIL]: "hanako@docomo.co.jp" },
            issues: [{ field: CURRENT_PASSWORD, message: "いまのパスワードを入力してください" }],
          })}
        />
      ),
    },
    {
      name: "メール：Googleでログイン",
      element: <EmailView usesSms={false} provider="Google" current="hanako@example.com" form={sampleForm()} />,
    },
    {
      name: "メール：確認コード",
      element: (
        <EmailCheckView
          {...sampleStep({ pending, form: sampleForm({ typed: { [CODE]: "123456" } }), outcome: "確認コードを送り直しました。" })}
        />
      ),
    },
    { name: "メール：待っていない", element: <EmailCheckView {...sampleStep()} /> },
    {
      name: "パスワード",
      element: (
        <PasswordView provider={null} username="hanako@example.jp" form={sampleForm({ typed: { [NEW_PASSWORD]: "tsukiji-no-asa" } })} />
      ),
    },
    {
      name: "電話番号：上限",
      element: (
        <TelView
          provider={null}
          current="+819012345678"
          form={sampleForm({
            typed: { [PHONE]: "080-1111-2222" },
            notice: "回数の上限に達しました。しばらく時間をおいてから、もう一度お試しください。",
          })}
          step={sampleStep()}
        />
      ),
    },
    {
      name: "電話番号：コード",
      element: (
        <TelView
          provider={null}
          current={null}
          form={sampleForm()}
          step={sampleStep({ pending: { ...pending, address: "+818011112222" } })}
        />
      ),
    },
    { name: "氏名・住所", element: <UserView {...user} form={sampleForm({ typed: typedOf(sampleUserInfo), isResumed: true })} /> },
    { name: "氏名・住所：取得失敗", element: <UserFailedView /> },
    {
      name: "氏名・住所：町を選ぶ",
      element: (
        <UserView
          {...user}
          form={sampleForm({ typed: { postalCode: "497-0000" } })}
          lookup={{ kind: "found", places: samplePlaces }}
          cities={cityChoices(samplePlaces, "")}
        />
      ),
    },
    { name: "ログインし直す", element: <NeedsUserPool title="パスワードの変更">{null}</NeedsUserPool> },
    {
      name: "氏名・住所：競合",
      element: <UserView {...user} form={sampleForm({ typed: typedOf(sampleUserInfo) })} hasConflict lookup={{ kind: "failed" }} />,
    },
  ],
};
