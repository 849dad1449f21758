import type { ReactNode } from "react";
import type { OfferThread } from "#api/client/client.ts";
import { homeFacts, homeName } from "#domain/offers/core/home-words.ts";
import type { Yen } from "#kernel/yen.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { PriceLadder } from "#web/offer/prices/price-ladder.tsx";
import { isAgreed, priceSteps } from "#web/offer/prices/price-steps.ts";
import { OfferClock } from "#web/offer/words/offer-clock.tsx";
import { buyerFacts, seenStep, standingWords, stateWords } from "#web/offer/words/offer-words.ts";
import { LogList } from "./log-list.tsx";
import { News } from "./news.tsx";
import { tellsTheEnd } from "./news-words.ts";
import { SeenSteps } from "./seen-steps.tsx";
import { threadLog } from "./thread-log.ts";
import type { KnownThread } from "./thread-store.ts";

export type ThreadViewProps = Pick<KnownThread, "thread" | "news" | "told"> & {
  readonly now: number;
  /** A dialog is open over the page. */
  readonly isAsking: boolean;
  /** The price that is being thought about; null: none. */
  readonly draft: Yen | null;
  /** What can be done now. */
  readonly answer: ReactNode;
  readonly talk: ReactNode;
  readonly onReport: () => void;
  /** Null: there is nobody to block. */
  readonly onBlock: (() => void) | null;
};

/** One offer: where it stands, what both named, what can be done, and what the other sees when. */
export function ThreadView({ thread, news, told, now, isAsking, draft, answer, talk, onReport, onBlock }: ThreadViewProps) {
  const { hint, mostRounds, round, side, contact } = thread;
  const ending = standingWords(thread);
  const standing = tellsTheEnd(news) ? null : ending;
  return (
    <div className="measure-content flex flex-col gap-5 py-4 sm:py-6">
      <ThreadHead thread={thread} now={now} />
      <News {...{ news, told, isAsking, contact, ending }} place="top" />
      {standing && <Notice title={standing.title}>{standing.text}</Notice>}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:grid-rows-[auto_1fr]">
        <Card
          title="提示価格の動き"
          aside={
            <span className="amount text-13 text-sub">
              {round}回目／{mostRounds}回まで
            </span>
          }
        >
          <PriceLadder
            viewer={side}
            steps={priceSteps(thread)}
            rounds={mostRounds}
            low={hint.lowYen}
            point={hint.pointYen}
            high={hint.highYen}
            isAgreed={isAgreed(thread)}
            draft={draft === null ? null : { side, priceYen: draft }}
          />
          <LogList rows={threadLog(thread)} />
        </Card>
        <div className="flex min-w-0 flex-col gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">{answer}</div>
        {talk}
      </div>
      <SeenSteps current={seenStep(thread)} />
      <p className="flex flex-wrap items-center gap-x-4 text-12 text-sub">
        <span>推定は、買い手に見える内容だけで計算し、売り手・買い手の双方に同じ値を見せています。</span>
        <FootButton onPress={onReport}>不適切な内容を知らせる</FootButton>
        {onBlock && <FootButton onPress={onBlock}>この相手を止める</FootButton>}
      </p>
      <News {...{ news, told, isAsking, contact }} place="foot" />
    </div>
  );
}

function ThreadHead({ thread, now }: { readonly thread: OfferThread; readonly now: number }) {
  const { home, side, otherAlias, expiresAt, state, hint, contact } = thread;
  const { label, tone } = stateWords(thread);
  const other = contact === null ? `${otherAlias}（匿名）` : otherAlias;
  const facts = side === "owner" ? [other, ...buyerFacts(thread)] : [homeFacts(home), other];
  const isConsent = state === "disclosure_pending";
  return (
    <div className="grid items-end gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_20.5rem]">
      <div>
        <Breadcrumbs
          items={[
            { label: "マイページ", to: "/mypage" },
            { label: "オファー", to: "/offer", ...(side === "owner" ? { search: { side } } : {}) },
            { label: side === "owner" ? "受け取ったオファー" : "送ったオファー" },
          ]}
        />
        <h1 className="mt-1 text-28 max-sm:text-22">{homeName(home)}へのオファー</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-sub">
          <Badge tone={tone}>{label}</Badge>
          {hint.isSample && <Badge tone="warn">サンプル</Badge>}
          <span>{facts.join("・")}</span>
        </p>
      </div>
      {expiresAt !== null && (
        <OfferClock expiresAt={expiresAt} now={now} segments={isConsent ? 3 : 7}>
          {isConsent ? "双方の同意がそろわないと、連絡先を伝えずに終わります。" : "過ぎると自動で終わり、逆提示すると7日に戻ります。"}
        </OfferClock>
      )}
    </div>
  );
}

function FootButton({ onPress, children }: { readonly onPress: () => void; readonly children: string }) {
  return (
    <button type="button" onClick={onPress} className="min-h-11 text-12 text-brand underline underline-offset-4">
      {children}
    </button>
  );
}
