import { Card } from "../kit/ui/card.tsx";
import { Notice } from "../kit/ui/notice.tsx";
import type { ThanksSearch } from "./letter-search.ts";
import { dayWords, THANKS, UNKNOWN_THANKS } from "./letter-words.ts";

/** The number of a letter, and what comes next. */
export function ThanksCard({ thanks: { id, due, topic, again } }: { readonly thanks: ThanksSearch }) {
  const { title, next } = topic === undefined ? UNKNOWN_THANKS : THANKS[topic];
  return (
    <Card title={title}>
      <div className="flex flex-col gap-3">
        {again && (
          <Notice title="すでに受け付けています">
            同じ内容を24時間以内に受け付けたため、新しくは加えていません。はじめの受付番号を示しています。
          </Notice>
        )}
        <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr]">
          {id !== undefined && (
            <>
              <dt className="text-14 text-sub">受付番号</dt>
              <dd className="amount font-bold">{id}</dd>
            </>
          )}
          {due !== undefined && (
            <>
              <dt className="text-14 text-sub">お返事の予定</dt>
              <dd>
                <span className="amount">{dayWords(due)}</span>まで
              </dd>
            </>
          )}
        </dl>
        <p>{next}</p>
      </div>
    </Card>
  );
}
