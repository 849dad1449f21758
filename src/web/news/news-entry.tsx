import { Link } from "@tanstack/react-router";
import type { NewsEntryResponse } from "#api/client/client.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Blocks } from "#web/kit/text/blocks.tsx";
import { NewsBadge, NewsDay } from "./news-words.tsx";

/** One piece of news, with the ways to those published before and after it. */
export function NewsEntryView({ entry }: { readonly entry: NewsEntryResponse }) {
  const { title, category, publishedAt, blocks, newer, older } = entry;
  return (
    <>
      <Breadcrumbs items={[{ label: "お知らせ", to: "/news" }, { label: title }]} />
      <article className="mt-2">
        <h1 className="text-[1.5rem]/[1.45] [word-break:auto-phrase] sm:text-28">{title}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <NewsDay at={publishedAt} />
          <NewsBadge category={category} />
        </p>
        <div className="mt-4 rounded-card border border-line bg-card px-4 py-2 sm:px-6 sm:py-4 [overflow-wrap:anywhere]">
          <Blocks blocks={blocks} />
        </div>
      </article>
      {(newer || older) && (
        <nav aria-label="前後のお知らせ" className="no-print mt-6 grid gap-x-8 gap-y-2 text-14 sm:grid-cols-2">
          {newer && <Beside label="次のお知らせ" {...newer} />}
          {older && <Beside label="前のお知らせ" {...older} />}
        </nav>
      )}
    </>
  );
}

function Beside({ label, id, title }: { readonly label: string; readonly id: string; readonly title: string }) {
  return (
    <Link to="/news" search={{ id }} className="block py-2">
      <span className="block text-13 text-sub">{label}</span>
      <span className="text-link">{title}</span>
    </Link>
  );
}
