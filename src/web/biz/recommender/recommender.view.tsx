import type { FaqTopicResponse } from "#api/client/client.ts";
import { BizFrame, BizHead, SmallPrint } from "#web/biz/frame/biz-frame.tsx";
import { SampleNotice } from "#web/kit/home/sample-notice.tsx";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { MailChecks } from "#web/kit/office/mail-checks.tsx";
import { FaqList } from "#web/kit/text/faq-list.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { buttonClass } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { ReactionsCard } from "./reactions-card.tsx";

/** レコメンダー: how it goes from a customer's wish to an answer of the office, with live examples of each part. */
export function RecommenderView({ faq }: { readonly faq: FaqTopicResponse | null }) {
  return (
    <BizFrame>
      <BizHead
        title="レコメンダー"
        lead="お客さまの条件に合う物件を、理由と推定の幅を添えて、会社の名前でお届けします。反応は、関心の高い順に並びます。"
        actions={<Ways />}
      />
      <Card title="流れ">
        <ol className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className="flex gap-3">
              <span aria-hidden="true" className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-tint font-bold text-brand">
                {index + 1}
              </span>
              <div className="min-w-0">
                <h3 className="text-16">{title}</h3>
                <p className="text-14">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex flex-col gap-5">
          <SampleNotice />
          <Channels />
        </div>
        <ReactionsCard />
      </div>
      <Deliverability />
      <Card id="faq" title="よくある質問">
        {faq ? <FaqList questions={faq.questions} /> : <LoadFailed />}
      </Card>
      <SmallPrint />
    </BizFrame>
  );
}

const STEPS = [
  {
    title: "お客さまが条件を登録",
    text: "会社の名前のページかLINEで、ご本人が条件を登録します。名簿の方には、確認のメールを1通だけ送ります。",
  },
  { title: "合う物件を選ぶ", text: "条件、推定との差、新しさ、これまでの反応から、理由を3つまで添えて並べます。" },
  { title: "会社が確かめて、届ける", text: "はじめの設定では、会社が承認したものだけを送ります。1日1通、10件までです。" },
  { title: "反応に応える", text: "質問・見学の希望は会社だけに届き、管理画面から会社の名前で返事ができます。" },
] as const;

function Channels() {
  return (
    <Card title="メールとLINE">
      <dl className="flex flex-col gap-3 text-14">
        <div>
          <dt className="font-bold">メール</dt>
          <dd>会社の名前・免許・色で届きます。HTMLとテキストの両方を送り、ダークモードとスマートフォンの幅に合わせます。</dd>
        </div>
        <div>
          <dt className="font-bold">LINE</dt>
          <dd>会社のLINE公式アカウントから届きます。トークのまま「いいね」「興味なし」を返せ、「停止」と送るとすぐに止まります。</dd>
        </div>
        <div>
          <dt className="font-bold">停止</dt>
          <dd>どちらも、ログインなしですぐに効きます。メールソフトの停止ボタン（RFC 8058）にも応えます。</dd>
        </div>
      </dl>
    </Card>
  );
}

/** As the console shows it, of a domain that nobody has. */
const CHECKS = [
  { what: "SPF", name: "mihon-home.example", state: "ok", hint: "" },
  { what: "DKIM", name: "machinone._domainkey.mihon-home.example", state: "ok", hint: "" },
  {
    what: "DMARC",
    name: "_dmarc.mihon-home.example",
    state: "missing",
    hint: "TXTレコードに「v=DMARC1; p=none」を加えてください。",
  },
] as const;

function Deliverability() {
  return (
    <Card title="届くためにしていること">
      <div className="grid items-start gap-x-10 gap-y-5 lg:grid-cols-2">
        <ul className="flex list-disc flex-col gap-2 pl-5 text-14">
          <li>会社のドメインの SPF・DKIM・DMARC を毎日確かめ、3つがそろったときだけ、そのドメインから送ります。</li>
          <li>1通ごとに、1回の操作で止められるヘッダーを付け、DKIMの署名の対象に含めます。</li>
          <li>使われていないアドレスと、苦情のあった方には送りません。</li>
          <li>送る直前に、物件の状態、価格、条件、停止をもう一度確かめます。</li>
          <li>同じ住まいは、1%以上安くならないかぎり、30日のあいだくり返しません。</li>
        </ul>
        <div>
          <p className="mb-2 flex flex-wrap items-center gap-2 text-14">
            <b>管理画面「会社のメールのドメインの確認」</b> <Badge tone="warn">サンプル</Badge>
          </p>
          <ul className="flex flex-col gap-3">
            <MailChecks checks={CHECKS} />
          </ul>
        </div>
      </div>
    </Card>
  );
}

const WAYS = [
  { label: "導入を申し込む", to: "/recommender/serviceform" },
  { label: "資料請求", to: "/biz/document" },
  { label: "オンライン相談", to: "/biz/online-consultation" },
] as const;

function Ways() {
  return useExisting(WAYS).map((item, index) => (
    <SiteLink key={item.to} item={item} className={`${buttonClass({ tone: index === 0 ? "primary" : "secondary" })} max-sm:w-full`} />
  ));
}
