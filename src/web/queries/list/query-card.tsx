import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { SavedQueryResponse } from "#api/client/client.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import type { ChannelMatches } from "#web/queries/matches/count-matches.ts";
import { WordsLine } from "#web/queries/words/words-line.tsx";
import { ChannelSwitches } from "./channel-switches.tsx";
import type { QueryCardProps } from "./query-card-types.ts";
import { CHANNEL_WORDS, EXPIRED_WORDS, STATE_WORDS } from "./query-words.ts";

/** One saved condition: its words, what it finds today, and what can be done with it. */
export function QueryCard(props: QueryCardProps) {
  const { item, isBusy, onStep } = props;
  const { query, matches } = item;
  const { label, tone } = STATE_WORDS[query.state];
  if (query.state === "archived") return <Deleted {...{ query, isBusy, onStep }} />;
  return (
    <li className="rounded-card border border-line bg-card p-4 sm:p-6">
      <article className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-sub">
          <Badge tone={tone}>{label}</Badge>
          <span>{formatDate(new Date(query.createdAt))}に保存</span>
          {query.version > 1 && <span>第{query.version}版</span>}
        </div>
        <h2 className="text-18">
          <Link to="/queries/query" search={{ id: query.id }} className="hover:text-brand hover:underline">
            <WordsLine words={query.words} />
          </Link>
        </h2>
        <Found {...{ query, matches }} />
        <ChannelSwitches {...props} />
        <Ways {...props} />
      </article>
    </li>
  );
}

function Found({ query, matches }: { query: SavedQueryResponse; matches: readonly ChannelMatches[] }): ReactNode {
  if (query.state === "expired") return <p className="text-14">{EXPIRED_WORDS}</p>;
  if (matches.length === 0) return <p className="text-14 text-sub">売り出されていない住まいのオーナーに向けた条件です。</p>;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {matches.map(({ channel, search, total }) => (
        <li key={channel} className="text-14">
          <span className="text-sub">いま合う{channel === "kyugake" ? "九掛け物件" : "物件"} </span>
          {total === null ? (
            <span>読み込めませんでした</span>
          ) : total === 0 ? (
            <b className="amount text-18">0件</b>
          ) : (
            <Link
              to="/search"
              search={search}
              className="text-link inline-flex min-h-11 items-center"
              aria-label={`${CHANNEL_WORDS[channel]}の${total}件を見る`}
            >
              <b className="amount text-18">{total.toLocaleString("ja-JP")}件</b>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function Ways({ item: { query }, isBusy, onStep, onCopy }: QueryCardProps) {
  const name = `「${query.words}」`;
  return (
    <div className="-mb-2 flex flex-wrap items-center gap-x-5 border-line border-t pt-2 sm:-mb-4 sm:gap-x-6">
      <Link to="/queries/query" search={{ id: query.id }} className={WAY} aria-label={`${name}を見る・変える`}>
        見る・変える
      </Link>
      <Way isBusy={isBusy} onPress={() => onStep(query, query.state === "active" ? "pause" : "resume")} name={name}>
        {query.state === "active" ? "一時停止" : "再開"}
      </Way>
      <Way isBusy={isBusy} onPress={() => onCopy(query)} name={name}>
        コピー
      </Way>
      <Way isBusy={isBusy} onPress={() => onStep(query, "archive")} name={name}>
        削除
      </Way>
    </div>
  );
}

type WayProps = { readonly isBusy: boolean; readonly onPress: () => void; readonly name: string; readonly children: string };

function Way({ isBusy, onPress, name, children }: WayProps) {
  return (
    <button type="button" className={WAY} aria-disabled={isBusy} onClick={() => !isBusy && onPress()} aria-label={`${name}を${children}`}>
      {children}
    </button>
  );
}

const WAY = "inline-flex min-h-11 items-center font-bold text-14 text-brand underline underline-offset-4";

function Deleted({ query, isBusy, onStep }: Pick<QueryCardProps, "isBusy" | "onStep"> & { query: SavedQueryResponse }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line border-dashed p-4 text-14 text-sub sm:px-6">
      <p className="min-w-0">
        <b className="block text-ink">削除しました</b>
        {query.words}
      </p>
      <Button tone="secondary" size="bar" className="min-h-11" isBusy={isBusy} onClick={() => onStep(query, "restore")}>
        元に戻す
      </Button>
    </li>
  );
}
