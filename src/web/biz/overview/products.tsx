import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { Card } from "#web/kit/ui/card.tsx";

const PRODUCTS = [
  {
    to: "/biz/ai-assessment-api-v3",
    label: "AI査定API",
    what: "住所と広さから、成約想定価格を返します。",
    facts: ["80%の幅、±10%以内の確率、確かさ", "価格を動かした理由（円）と、似た成約", "賃料・利回り、リスク評価、一括CSV"],
  },
  {
    to: "/biz/checker",
    label: "価格チェッカー",
    what: "自社のサイトに置ける、価格チェックの枠です。",
    facts: ["1行のタグで置けます", "色を自社に合わせられます", "キーボードと読み上げで使えます"],
  },
  {
    to: "/biz/recommender",
    label: "レコメンダー",
    what: "お客さまの条件に合う物件を、自社の名前で届けます。",
    facts: ["理由と推定の幅つきの、1日1通", "関心の高いお客さまから順に", "メールとLINE。停止はすぐに"],
  },
  {
    to: "/biz/directmail",
    label: "ダイレクトメール",
    what: "会社がお持ちの宛先へのお手紙を、推定価格の幅を添えたPDFで作ります。",
    facts: ["宛先は会社のCSV。印刷と発送も会社が", "A4・窓あき封筒に合わせたPDF", "停止を申し出た住所を、毎回除きます"],
  },
] as const;

/** What the business arm has, each with the way to its page as soon as there is one. */
export function Products() {
  const existing = useExisting(PRODUCTS);
  return (
    <section aria-labelledby="products">
      <h2 id="products" className="text-22">
        サービス
      </h2>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {PRODUCTS.map(({ what, facts, ...item }) => (
          <li key={item.to} className="relative flex flex-col gap-2 rounded-card border border-line bg-card p-4 hover:bg-brand-tint">
            <h3 className="text-18">
              {existing.some(({ to }) => to === item.to) ? (
                <SiteLink item={item} className="text-brand after:absolute after:inset-0" />
              ) : (
                item.label
              )}
            </h3>
            <p className="text-14">{what}</p>
            <ul className="list-disc pl-5 text-13 text-sub">
              {facts.map((fact) => (
                <li key={fact} className="[word-break:auto-phrase]">
                  {fact}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

const USES = [
  {
    who: "売却の相談を受ける仲介の会社",
    text: "査定書に、推定価格とその幅、理由、似た成約を添えます。相場とのちがいを、円で説明できます。",
    with: "AI査定API",
  },
  {
    who: "自社のサイトで集客する会社",
    text: "物件のページの横に価格チェッカーを置きます。見る方は、会社のサイトを離れずに価格の幅を確かめられます。",
    with: "価格チェッカー",
  },
  {
    who: "購入のお客さまを長く追う担当者",
    text: "条件に合う物件が出た日にだけお知らせし、関心の高まった方から先に連絡します。",
    with: "レコメンダー",
  },
  {
    who: "担保を見なおす金融機関",
    text: "月に1度、対象の住まいをまとめて推定し、幅の広いものと、評価が変わったものを先に確かめます。",
    with: "AI査定API（一括CSV）",
  },
] as const;

/** Ways to use it. They are invented, and say so: no customer stands behind them. */
export function Uses() {
  return (
    <Card title="利用の例（サンプル）" lead="使い方を示すための例です。実在の会社の事例ではありません。">
      <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {USES.map(({ who, text, with: product }) => (
          <li key={who}>
            <h3 className="text-16">{who}</h3>
            <p className="text-14">{text}</p>
            <p className="text-13 text-sub">使うもの：{product}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
