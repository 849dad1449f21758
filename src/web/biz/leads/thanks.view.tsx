import { BizFrame } from "#web/biz/frame/biz-frame.tsx";
import { ThanksCard } from "#web/kit/letter/thanks-card.tsx";
import { type NavigationItem, SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { buttonClass } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import type { BizThanksSearch } from "./lead-search.ts";

type Words = { readonly title: string; readonly card: string; readonly next: string };

const MISSING = "メールが届かないときは、迷惑メールの設定を確かめてから、受付番号を添えてお問い合わせください。";
export const BIZ_THANKS = {
  contact: {
    title: "送信しました",
    card: "お問い合わせを受け付けました",
    next: `受付番号をメールでもお送りしました。担当者が、メールか電話でご連絡します。${MISSING}`,
  },
  document: {
    title: "送信しました",
    card: "資料のリンクをお送りします",
    next: `数分のうちに、資料を受け取るリンクがメールで届きます。リンクは30日使えます。${MISSING}`,
  },
  directmail: {
    title: "DMのお申し込みを受け付けました",
    card: "お申し込みを受け付けました",
    next: `対象の数とお見積もりを、担当者がご連絡します。お見積もりの前に印刷や発送をすることはありません。${MISSING}`,
  },
  trial: {
    title: "トライアルを受け付けました",
    card: "お申し込みを受け付けました",
    next: `内容を審査し、結果をメールでお知らせします。承認のメールのリンクから、APIキーを受け取れます。${MISSING}`,
  },
} as const satisfies Readonly<Record<string, Words>>;
export type BizThanks = keyof typeof BIZ_THANKS;

const AFTER: Readonly<Record<BizThanks, NavigationItem>> = {
  contact: { to: "/biz/document", label: "資料を請求する" },
  document: { to: "/biz/trial", label: "無料トライアルを見る" },
  directmail: { to: "/biz/directmail", label: "ダイレクトメールの案内を見る" },
  trial: { to: "/biz/ai-assessment-api-v3", label: "APIの仕様書を見る" },
};

/** The number of what was sent, what comes next and by when. Without a number nothing is known to have been sent. */
export function ThanksView({ what, thanks: { id, due, again } }: { readonly what: BizThanks; readonly thanks: BizThanksSearch }) {
  const { title, card, next } = BIZ_THANKS[what];
  const after = useExisting([AFTER[what]]);
  return (
    <BizFrame>
      <h1 className="text-28">{id === undefined ? "受付の確認" : title}</h1>
      <div className="max-w-reading">
        {id === undefined ? (
          <Card title="受付番号がありません">
            <p>受付番号がないため、送信の結果を表示できません。送信のあとに表示された、受付番号のあるページから開いてください。</p>
          </Card>
        ) : (
          <ThanksCard title={card} next={next} id={id} dueOn={due} isRepeated={again === true} />
        )}
      </div>
      <p className="flex flex-wrap gap-3">
        {after.map((item) => (
          <SiteLink key={item.label} item={item} className={buttonClass({ tone: "secondary" })} />
        ))}
      </p>
    </BizFrame>
  );
}
