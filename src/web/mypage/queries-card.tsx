import { Link } from "@tanstack/react-router";
import { Badge } from "#web/kit/ui/badge.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import type { KeptQuery } from "./find-mypage.ts";

const MOST_SHOWN = 3;
const STATES: Readonly<Record<KeptQuery["state"], string | null>> = {
  active: null,
  paused: "一時停止中",
  expired: "期限切れ",
  archived: null,
};

/** 保存した条件: each leads to its page, and all to their list. */
export function QueriesCard({ queries }: { readonly queries: readonly KeptQuery[] }) {
  return (
    <Card
      title="保存した条件"
      aside={
        queries.length > 0 && (
          <Link to="/queries" className="inline-flex min-h-11 items-center text-14 text-link">
            すべて見る（{queries.length}件）
          </Link>
        )
      }
    >
      {queries.length === 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-60 text-14 text-sub">
            まだありません。探している条件を一度入れると、合う物件をいつでも見られます。
          </p>
          <LinkButton to="/queries/input" tone="secondary" size="bar">
            条件を登録する
          </LinkButton>
        </div>
      ) : (
        <ul>
          {queries.slice(0, MOST_SHOWN).map(({ id, words, state }) => (
            <li
              key={id}
              className="relative -mx-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t px-4 py-3 first:border-t-0 hover:bg-brand-tint sm:-mx-6 sm:px-6"
            >
              <Link
                to="/queries/query"
                search={{ id }}
                className="min-w-0 font-bold text-16 text-brand underline underline-offset-4 after:absolute after:inset-0"
              >
                {words}
              </Link>
              {STATES[state] !== null && <Badge tone="quiet">{STATES[state]}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
