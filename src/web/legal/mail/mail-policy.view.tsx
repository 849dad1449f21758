import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { SiteIdentity } from "#api/client/context.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { SERVICE_NAME } from "#wire/site-words.ts";

type Operator = Pick<SiteIdentity, "operatorName" | "operatorAddress" | "licenceNumber">;

/** A broker that writes to its customers under its own name. */
type Office = { readonly name: string; readonly licence: string; readonly address: string };

type MailPolicyProps = {
  readonly operator: Operator;
  readonly tenant?: Office | null;
  /** The address names a broker that is not in use, as a mail of before may: its readers are told so, and what holds of our own. */
  readonly isOfficeUnknown?: boolean;
};

/** メール配信に関する個人情報の取扱い: who sends, what for, how long things are kept, and how to end it. */
export function MailPolicyView({ operator, tenant = null, isOfficeUnknown = false }: MailPolicyProps) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <h1 className="text-28">メール配信に関する個人情報の取扱い</h1>
      <p className="mt-2 text-14 text-sub">
        {tenant === null
          ? `${SERVICE_NAME}がお届けする、おすすめ物件などのメールとLINE`
          : `${tenant.name}がお届けする、物件提案サービスのお知らせ`}
        についての説明です。特定電子メールの送信の適正化等に関する法律と、個人情報の保護に関する法律にもとづいています。
      </p>
      {isOfficeUnknown && (
        <div className="mt-4">
          <Notice title="リンクにある会社は、いま見つかりません">
            会社が物件提案サービスを使っていないあいだ、会社からのお知らせは届きません。この下は、{SERVICE_NAME}
            からのメールとLINEの説明です。
          </Notice>
        </div>
      )}
      <article className="card mt-5 rounded-card border border-line bg-card px-5 py-4 sm:px-8 sm:py-6">
        <Part id="sender" title="送信する者">
          {tenant && <OfTenant tenant={tenant} />}
          <Sender operator={operator} />
        </Part>
        {tenant === null ? <OwnRules /> : <OfficeRules name={tenant.name} />}
        <Part id="request" title="開示などの請求">
          <p>お預かりしている情報の開示、訂正、利用停止、削除を請求できます。手数料はかかりません。</p>
          <LinkButton to="/privacypolicy" hash="request" tone="secondary" className="mt-3">
            開示などを請求する
          </LinkButton>
        </Part>
        <Part id="contact" title="お問い合わせ">
          {tenant !== null && <p>お知らせについては、メールの「お問い合わせはこちら」から、{tenant.name}にお尋ねください。</p>}
          <p>
            ご質問と苦情は、
            <Link to="/risk/contact" className="text-link">
              お問い合わせ
            </Link>
            で受け付けます。個人情報の取扱い全体は、
            <Link to="/privacypolicy" className="text-link">
              プライバシーポリシー
            </Link>
            をご覧ください。
          </p>
        </Part>
      </article>
    </div>
  );
}

/** Of the mails of the site. */
function OwnRules() {
  return (
    <>
      <Part id="purposes" title="利用目的">
        <p>メールアドレス、保存した条件、お気に入り、お知らせを開いた記録と反応を、次の目的に使います。</p>
        <ul className="mt-1 list-disc pl-6">
          <li>保存した条件に合う物件（広告を含みます）を選び、お届けすること</li>
          <li>九掛け物件と、お気に入りなどの物件の値下げをお知らせすること</li>
          <li>届かなかったメールを確かめ、止めた方へ送らないようにすること</li>
        </ul>
        <p className="mt-1">メールアドレスを、不動産会社や広告主などの第三者に提供することはありません。</p>
      </Part>
      <Part id="consent" title="受け取る方の同意">
        <p>
          受け取ることをご自身で選んだ方にだけ、お届けします。はじめは、すべてオフです。ログインや安全に関わるお知らせと、規約の変更のお知らせは、同意がなくてもお送りします。
        </p>
      </Part>
      <Part id="stop" title="停止のしかた">
        <p>
          どのメールにも、停止のリンクがあります。ログインは要りません。押すとすぐに止まり、1日のあいだは元に戻せます。会員の方は、
          <Link to="/settings/notification" className="text-link">
            通知設定
          </Link>
          でも変更できます。
        </p>
      </Part>
      <Part id="retention" title="保存する期間">
        <ul className="list-disc pl-6">
          <li>通知設定：アカウントを削除するまで</li>
          <li>送ったメールの記録：30日</li>
          <li>停止のリンクの記録：アカウントを削除するまで。古いメールからも、いつでも止められるようにするためです</li>
          <li>サイト内のお知らせ：180日</li>
          <li>同意の記録：停止してから3年。法律が求める証拠として残し、そのあとはお名前と結びつかない形にします</li>
        </ul>
      </Part>
    </>
  );
}

/** Of the mails that a broker sends under its own name: what its customers tell is for it alone. */
function OfficeRules({ name }: { readonly name: string }) {
  return (
    <>
      <Part id="purposes" title="利用目的">
        <p>
          お預かりした条件、メールアドレス、お名前と、お知らせへの反応（見た回数と時間、いいね、お問い合わせ）を、{name}
          が、次の目的に使います。
        </p>
        <ul className="mt-1 list-disc pl-6">
          <li>条件に合う物件（広告を含みます）を選び、お届けすること</li>
          <li>ご質問にお返事すること、ご連絡の参考にすること</li>
          <li>届かなかったメールを確かめ、止めた方へ送らないようにすること</li>
        </ul>
        <p className="mt-1">ほかの不動産会社や広告主などの第三者に提供することはありません。</p>
      </Part>
      <Part id="consent" title="受け取る方の同意">
        <p>受け取ることに同意した方にだけ、お届けします。</p>
      </Part>
      <Part id="stop" title="停止のしかた">
        <p>
          どのお知らせにも、停止の方法があります。ログインは要りません。押すとすぐに止まります。また受け取るときは、条件を登録してください。
        </p>
      </Part>
      <Part id="retention" title="保存する期間">
        <ul className="list-disc pl-6">
          <li>ご希望の条件：ご自身で削除するまで</li>
          <li>お名前と連絡先、停止のリンクの記録：{name}が、削除のご依頼を受けるまで</li>
          <li>送ったメールの記録：30日</li>
        </ul>
      </Part>
    </>
  );
}

function Part({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-line border-t py-4 first:border-t-0 first:pt-0">
      <h2 id={id} className="mb-1 text-18">
        {title}
      </h2>
      {children}
    </section>
  );
}

function OfTenant({ tenant: { name, licence, address } }: { readonly tenant: Office }) {
  return (
    <div className="mb-4">
      <p className="mb-1">
        {name}の物件提案サービスのメールは、{name}が送信する者です。お預かりした条件とメールアドレスは、{name}
        が、お知らせと連絡のために使います。
        {SERVICE_NAME}は、システムを運営し、配信を受け持ちます。
      </p>
      <Rows
        rows={[
          ["名称", name],
          ["所在地", address],
          ["免許", licence],
        ]}
      />
    </div>
  );
}

function Sender({ operator: { operatorName, operatorAddress, licenceNumber } }: { readonly operator: Operator }) {
  const rows = [
    ["サービス", SERVICE_NAME],
    ["名称", operatorName],
    ["所在地", operatorAddress],
    ["免許", licenceNumber],
  ] as const;
  return <Rows rows={rows.filter(([, words]) => words !== "")} />;
}

function Rows({ rows }: { readonly rows: readonly (readonly [name: string, words: string])[] }) {
  return (
    <dl className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 sm:grid-cols-[6rem_minmax(0,1fr)]">
      {rows.map(([name, words]) => (
        <div key={name} className="contents">
          <dt className="text-14 text-sub">{name}</dt>
          <dd className="wrap-anywhere">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
