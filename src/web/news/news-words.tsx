import { CATEGORY_WORDS } from "#domain/content/news-categories.ts";
import type { NewsCategory } from "#domain/content/types.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { Badge, type BadgeTone } from "#web/kit/ui/badge.tsx";

const TONES: Readonly<Record<NewsCategory, BadgeTone>> = { feature: "quiet", data: "brand", maintenance: "warn", model: "quiet" };

export function NewsBadge({ category }: { readonly category: NewsCategory }) {
  return <Badge tone={TONES[category]}>{CATEGORY_WORDS[category]}</Badge>;
}

/** The day in Japan. */
export function NewsDay({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} className="amount whitespace-nowrap text-14 text-sub">
      {formatDate(new Date(at))}
    </time>
  );
}
