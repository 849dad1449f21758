import { Link } from "@tanstack/react-router";
import type { NewsPageResponse } from "#api/client/client.ts";
import { CATEGORY_WORDS } from "#domain/content/news-categories.ts";
import { NEWS_CATEGORIES, type NewsCategory } from "#domain/content/types.ts";
import { Pager } from "#web/kit/list/pager.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { ATOM_PATH, RSS_PATH } from "#wire/content/news-feeds.ts";
import type { NewsFound } from "./find-news.ts";
import { NewsEntryView } from "./news-entry.tsx";
import { NewsBadge, NewsDay } from "./news-words.tsx";

/** お知らせ: the list with its kinds, or one piece. */
export function NewsView({ found }: { readonly found: NewsFound }) {
  return (
    <div className="measure-form py-6 sm:py-8">
      {found.kind === "entry" ? (
        <NewsEntryView entry={found.entry} />
      ) : (
        <>
          <h1 className="text-28">お知らせ</h1>
          {found.kind === "failed" ? (
            <div className="mt-5">
              <LoadFailed />
            </div>
          ) : (
            <NewsList page={found.page} category={found.category} />
          )}
        </>
      )}
    </div>
  );
}

type ListProps = { readonly page: NewsPageResponse; readonly category: NewsCategory | null };

function NewsList({ page: { items, total, page, pageSize }, category }: ListProps) {
  const search = category === null ? {} : { category };
  return (
    <>
      <Kinds current={category} />
      {items.length === 0 ? <NoNews isNarrowed={category !== null || page > 1} /> : <Items items={items} />}
      <Pager label="お知らせのページ" to="/news" {...{ page, pageSize, total, search }} />
      <p className="mt-6 text-14 text-sub">
        更新を受け取る：
        <a href={RSS_PATH} className="inline-flex min-h-11 items-center text-link">
          RSS
        </a>
        <a href={ATOM_PATH} className="ml-4 inline-flex min-h-11 items-center text-link">
          Atom
        </a>
      </p>
    </>
  );
}

/** Of the whole list only the list itself is where somebody is. */
const EXACT = { exact: true, includeSearch: true } as const;
const CHIP =
  "inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-control bg-card px-4 text-14 hover:border-brand aria-[current=page]:border-2 aria-[current=page]:border-brand aria-[current=page]:bg-brand-tint aria-[current=page]:font-bold";

function Kinds({ current }: { readonly current: NewsCategory | null }) {
  const kinds = [null, ...NEWS_CATEGORIES] as const;
  return (
    <nav aria-label="お知らせの種類" className="no-print mt-4">
      <ul className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <li key={kind}>
            <Link
              to="/news"
              search={kind === null ? {} : { category: kind }}
              activeOptions={EXACT}
              className={CHIP}
              aria-current={kind === current ? "page" : undefined}
            >
              {kind === null ? "すべて" : CATEGORY_WORDS[kind]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Items({ items }: Pick<NewsPageResponse, "items">) {
  return (
    <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-card px-4 sm:px-6">
      {items.map(({ id, category, publishedAt, title, summary }) => (
        <li key={id} className="relative py-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <NewsDay at={publishedAt} />
            <NewsBadge category={category} />
          </p>
          <h2 className="mt-1 text-16">
            <Link
              to="/news"
              search={{ id }}
              className="text-ink underline-offset-4 [word-break:auto-phrase] after:absolute after:inset-0 hover:text-brand hover:underline"
            >
              {title}
            </Link>
          </h2>
          <p className="text-14 text-sub [word-break:auto-phrase]">{summary}</p>
        </li>
      ))}
    </ul>
  );
}

function NoNews({ isNarrowed }: { readonly isNarrowed: boolean }) {
  const back = (
    <LinkButton to="/news" search={{}} tone="secondary" size="bar">
      すべてのお知らせを見る
    </LinkButton>
  );
  return (
    <div className="mt-4">
      <NoData title="データがありません" action={isNarrowed ? back : undefined}>
        {isNarrowed ? "この種類とページのお知らせは、まだありません。" : "お知らせは、まだありません。"}
      </NoData>
    </div>
  );
}
