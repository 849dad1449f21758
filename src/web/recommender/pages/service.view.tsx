import type { RecommenderTenantPage } from "#api/client/client.ts";
import { SampleNotice } from "#web/kit/home/sample-notice.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { TenantFrame } from "#web/recommender/frame/tenant-frame.tsx";
import { SERVICE_NAME } from "#wire/site-words.ts";

type ServiceProps = {
  readonly tenant: RecommenderTenantPage;
  /** Its customers may register inside LINE. */
  readonly hasLine: boolean;
};

/** 物件提案サービスのご案内: what a customer gets with a sample of it, what becomes of what they tell, and where it begins. */
export function ServiceView({ tenant, hasLine }: ServiceProps) {
  const { name, key, greeting } = tenant;
  return (
    <TenantFrame tenant={tenant}>
      <h1 className="text-28">物件提案サービスのご案内</h1>
      <p className="mt-1">条件を登録すると、{name}が、合う物件を理由といっしょにお知らせします。</p>
      {greeting !== null && (
        <p className="mt-4 whitespace-pre-wrap rounded-control border border-line bg-card px-4 py-3 text-14 [overflow-wrap:anywhere]">
          {greeting}
        </p>
      )}
      <div className="mt-5 flex flex-col gap-5">
        <Card title="届くもの">
          <ul className="list-disc space-y-1 pl-5">
            <li>条件に合う物件と、選んだ理由（多くて3つ）</li>
            <li>AI推定価格と、その幅（80％の範囲）。売出価格との差も示します</li>
            <li>同じ住まいは30日のあいだ、くり返しお送りしません</li>
          </ul>
          <p className="mt-3 text-14 text-sub">
            お知らせは、新しく合う物件があった日の18時ごろに、1通お送りします。会社が内容を確かめてから送るときは、翌日になることがあります。
          </p>
        </Card>
        <SampleNotice />
        <Card title="お預かりする情報">
          <ul className="list-disc space-y-1 pl-5">
            <li>
              ご希望の条件とメールアドレス{hasLine && "（LINEで登録するときは、メールアドレスの代わりにLINEの利用者の識別子）"}
              を、{name}がお知らせと連絡のために使います。お名前は任意です
            </li>
            <li>ほかの不動産会社には渡しません。システムは{SERVICE_NAME}が運営しています</li>
            <li>お知らせから物件を見た回数・時間、いいねや問い合わせを、{name}が、ご連絡の参考に使います</li>
            <li>お知らせは、メールのリンク{hasLine && "や、LINEのトークで「停止」と送ること"}で、いつでも止められます</li>
          </ul>
          <p className="mt-3 text-13">
            <a href="/privacypolicy" target="_blank" rel="noopener" className="text-link">
              プライバシーポリシー<span className="sr-only">（新しいタブで開きます）</span>
            </a>
          </p>
        </Card>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/recommender/inputform" search={{ t: key }}>
            希望の条件を入力する
          </LinkButton>
          {hasLine && (
            <LinkButton tone="secondary" to="/recommender/inputformLine" search={{ t: key }}>
              LINEで登録する
            </LinkButton>
          )}
        </div>
      </div>
    </TenantFrame>
  );
}
