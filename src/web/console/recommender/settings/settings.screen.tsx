import { apiClient, type CompanyRecommenderSettings } from "#api/client/client.ts";
import { TENANT_STATE_WORDS } from "#domain/tenants/core/tenant-states.ts";
import type { TenantState } from "#domain/tenants/core/types.ts";
import { ChangeOutcome } from "#web/console/frame/change-outcome.tsx";
import { useChange } from "#web/console/frame/use-change.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { Switch } from "#web/kit/ui/switch.tsx";
import { MailDomainCard } from "./mail-domain-card.tsx";
import { SettingsForm } from "./settings-form.tsx";

type ScreenProps = { readonly settings: CompanyRecommenderSettings; readonly mayChange: boolean };

/** How the office uses its recommender: what it may change, and what an operator does. */
export function SettingsScreen({ settings, mayChange }: ScreenProps) {
  const change = useChange();
  const { hasOwnMorningMail, hasMorningMail } = settings;
  const toggle = () =>
    change.run(hasOwnMorningMail ? "朝のお知らせを止めました。" : "朝のお知らせを受け取ります。", () =>
      apiClient().company.put("/recommender/morning-mail", { body: { isWanted: !hasOwnMorningMail } }),
    );
  return (
    <>
      <ChangeOutcome {...change} />
      <Card
        title="自分への朝のお知らせ"
        lead="平日の朝8時に、新しい反応・承認待ち・お待たせしている質問をメールでお知らせします。"
        aside={<Switch label="自分への朝のお知らせ" isOn={hasOwnMorningMail} isDisabled={change.isBusy} onToggle={() => void toggle()} />}
      >
        <p className="text-13 text-sub">
          お知らせすることがない日は送りません。
          {!hasMorningMail && "いまは、会社の設定で止まっています。"}
        </p>
      </Card>
      {mayChange ? (
        <SettingsForm settings={settings} onSaved={(done) => change.say(done)} />
      ) : (
        <Card title="会社の設定">
          <p className="text-14">会社の設定を変えられるのは、管理者です。</p>
        </Card>
      )}
      {mayChange && settings.mailDomain !== null && <MailDomainCard key={settings.mailDomain} settings={settings} />}
      <Register settings={settings} />
    </>
  );
}

function Register({ settings: { register } }: Pick<ScreenProps, "settings">) {
  const rows = [
    ["商号", register.name],
    ["免許証番号", register.licence],
    ["事務所の所在地", register.address],
    ["お客さまからの連絡先", register.email],
    ["状態", TENANT_STATE_WORDS[register.state as TenantState]],
    ["登録ページ", `/recommender/service?t=${register.key}`],
  ] as const;
  return (
    <Card title="運営が変更する項目" lead="配信とお客さまのページに表示されます。変えるときは、運営にご連絡ください。">
      <dl className="grid gap-x-4 gap-y-1 text-14 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-y-2">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-sub">{label}</dt>
            <dd className="mb-2 [overflow-wrap:anywhere] sm:mb-0">
              {label === "登録ページ" ? (
                <a href={value} target="_blank" rel="noopener" className="text-link">
                  {value}
                  <span className="sr-only">（新しいタブで開きます）</span>
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
