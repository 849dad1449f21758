import { useState } from "react";
import type { CheckerSizes } from "#api/client/client.ts";
import { checkerCallsADay, PLANS } from "#domain/api-access/plans.ts";
import { API_KEY_FIELDS, KEY_PLACE_WORDS } from "#kernel/business-fields/api-key-fields.ts";
import { BizFrame, BizHead, SmallPrint } from "#web/biz/frame/biz-frame.tsx";
import { type NavigationItem, SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { CodePanel } from "#web/kit/snippet/code-panel.tsx";
import { buttonClass } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { BrandCard } from "./brand-card.tsx";
import { FactsCard } from "./facts-card.tsx";
import { LiveDemo } from "./live-demo.tsx";
import { snippetFor, type TypedBrand, USUAL_BRAND } from "./snippet.ts";

const ACTIONS: readonly NavigationItem[] = [
  { label: "資料請求", to: "/biz/document" },
  { label: "契約を相談する", to: "/biz/contact" },
];
const PRICES: NavigationItem = { label: "料金をくわしく見る", to: "/biz/ai-assessment-api-v3", hash: "plans" };
const KEYS: NavigationItem = { label: "キーの管理", to: "/console/api" };

type CheckerViewProps = { readonly siteOrigin: string /** Null: they could not be asked. */; readonly sizes: CheckerSizes | null };

/** 価格チェッカー for other sites: tried live, with the tag that puts it there, and what is measured of it. */
export function CheckerView({ siteOrigin, sizes }: CheckerViewProps) {
  const [brand, setBrand] = useState<TypedBrand>(USUAL_BRAND);
  const actions = useExisting(ACTIONS);
  return (
    <BizFrame>
      <BizHead
        title="価格チェッカー（埋め込み）"
        lead="1つのタグで、自社のサイトに価格チェックを置けます。住所と広さを入れた人に、AI推定価格を幅と確かさつきで示します。"
        actions={actions.map((item, index) => (
          <SiteLink key={item.to} item={item} className={buttonClass({ tone: index === actions.length - 1 ? "primary" : "secondary" })} />
        ))}
      />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title="動く見本" lead="このサイトと同じデータで答えます。キーを使わないので、回数には数えません。" className="no-print">
          <LiveDemo {...brand} />
        </Card>
        <div className="flex min-w-0 flex-col gap-5">
          <BrandCard brand={brand} onChange={setBrand} />
          <section aria-labelledby="tag" className="flex flex-col gap-2">
            <h2 id="tag" className="text-22">
              置くタグ
            </h2>
            <p className="text-14 text-sub">表示したい場所に置きます。別の場所に出すときは、data-target に要素のセレクターを書きます。</p>
            <CodePanel label="置くタグ" samples={[{ id: "html", label: "HTML", code: snippetFor(siteOrigin, brand) }]} />
          </section>
        </div>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <HostsCard />
        <PriceCard />
      </div>
      <FactsCard sizes={sizes} color={brand.color} />
      <SmallPrint />
    </BizFrame>
  );
}

function HostsCard() {
  const [keys] = useExisting([KEYS]);
  return (
    <Card title="置けるサイトを決める" lead="タグのキーは公開される前提の、埋め込み専用のものです。">
      <ol className="list-decimal pl-6 text-14 [&>li]:mt-2">
        <li>
          {keys ? <SiteLink item={keys} className="text-brand underline" /> : "キーの管理"}で、「{API_KEY_FIELDS.kind.label}」に「
          {KEY_PLACE_WORDS.publishable}」を選んでキーを発行します。
        </li>
        <li>
          置くサイトのホスト名を登録します。例 <code className="whitespace-nowrap">www.example.co.jp</code>、サブドメインをまとめるなら
          <code className="whitespace-nowrap"> *.example.co.jp</code>
        </li>
        <li>タグをページに置きます。登録していないサイトでは、何も表示されません。</li>
      </ol>
      <p className="mt-3 text-13 text-sub">
        ホスト名は、枠のページを返すときにサーバーで確かめ、ブラウザにも同じサイト以外での表示を禁じます（Content-Security-Policy の
        frame-ancestors）。キーを取り消すと、5秒以内に使えなくなります。
      </p>
    </Card>
  );
}

function PriceCard() {
  const [prices] = useExisting([PRICES]);
  const { standard, business } = PLANS;
  return (
    <Card title="料金" lead="AI査定APIと同じ契約です。価格を1回示すごとに、1回と数えます。">
      <dl className="text-14">
        {[standard, business].map(({ id, name, monthlyYen, includedCalls, overCallYen }) => (
          <div key={id} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2">
            <dt className="font-bold">{name}</dt>
            <dd className="sm:text-right">
              <span className="whitespace-nowrap">月額 {monthlyYen.toLocaleString("ja-JP")}円</span>、
              <span className="whitespace-nowrap">{includedCalls.toLocaleString("ja-JP")}回まで</span>
              {overCallYen !== null && <span className="whitespace-nowrap">、超過1回あたり {overCallYen}円</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-12 text-sub">
        税別。住所が見つからないなど、価格を示さなかったときは数えません。無料トライアルはAPIのもので、価格チェッカーは上の見本でお試しください。
      </p>
      <p className="text-12 text-sub">
        キーを写して使われても料金が大きくならないように、1日に示す価格は、{standard.name}で
        {checkerCallsADay("standard").toLocaleString("ja-JP")}
        回、{business.name}で{checkerCallsADay("business").toLocaleString("ja-JP")}回までです。達した日は、管理者にメールでお知らせします。
      </p>
      {prices && <SiteLink item={prices} className="mt-2 inline-flex min-h-11 items-center text-14 text-brand underline" />}
    </Card>
  );
}
