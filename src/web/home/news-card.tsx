import { Link } from "@tanstack/react-router";
import { CATEGORY_WORDS } from "#domain/content/news-categories.ts";
import type { NewsCategory } from "#domain/content/types.ts";
import { SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { Badge, type BadgeTone } from "#web/kit/ui/badge.tsx";
import { buttonClass } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import type { HomeNews } from "./find-home.ts";

const TONES: Readonly<Record<NewsCategory, BadgeTone>> = { feature: "quiet", data: "brand", maintenance: "warn", model: "quiet" };
const DAY = new Intl.DateTimeFormat("ja-JP", { timeZone: "Asia/Tokyo", month: "2-digit", day: "2-digit" });

/** The newest news, with the way to all of them. */
export function NewsCard({ news }: { readonly news: HomeNews }) {
  const all = (
    <Link to="/news" className="-my-1.5 inline-flex min-h-11 items-center text-14 text-link">
      すべて見る
    </Link>
  );
  return (
    <Card title="お知らせ" aside={all}>
      <ul className="divide-y divide-line">
        {news.map(({ id, category, publishedAt, title }) => (
          <li key={id} className="relative flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <time dateTime={publishedAt} className="amount text-13 text-sub">
              {DAY.format(new Date(publishedAt))}
            </time>
            <Badge tone={TONES[category]}>{CATEGORY_WORDS[category]}</Badge>
            <Link
              to="/news"
              search={{ id }}
              className="min-w-0 basis-60 text-14 [flex-grow:1] [word-break:auto-phrase] after:absolute after:inset-0 hover:text-brand hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const PRODUCTS = [
  { label: "AI査定API v3", to: "/biz/ai-assessment-api-v3" },
  { label: "価格チェッカー", to: "/biz/checker" },
  { label: "レコメンダー", to: "/biz/recommender" },
  { label: "ダイレクトメール", to: "/biz/directmail" },
] as const;
const WAYS = [
  { label: "14日間の試用", to: "/biz/trial" },
  { label: "資料請求", to: "/biz/document" },
] as const;

/** The same for companies: what there is for them, and how to begin. */
export function BusinessCard() {
  const [products, ways] = [useExisting(PRODUCTS), useExisting(WAYS)];
  return (
    <section aria-labelledby="for-business" className="rounded-card border border-line bg-brand-tint p-4 sm:p-6">
      <h2 id="for-business" className="text-22">
        <Link to="/biz" className="hover:text-brand hover:underline">
          不動産会社・金融機関の方へ
        </Link>
      </h2>
      <p className="mt-1 text-14 text-sub">同じ推定と評価を、APIと自社ブランドの配信で。精度も障害も、同じ場所で公開しています。</p>
      <ul className="mt-2 grid max-w-md grid-cols-2 gap-x-4">
        {products.map((item) => (
          <li key={item.to}>
            <SiteLink item={item} className="inline-flex min-h-11 items-center font-bold text-14 hover:text-brand hover:underline" />
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {ways.map((item, index) => (
          <SiteLink key={item.to} item={item} className={buttonClass({ tone: index === 0 ? "primary" : "secondary" })} />
        ))}
      </p>
    </section>
  );
}
