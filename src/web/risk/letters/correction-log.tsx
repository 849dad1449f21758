import type { CorrectionResponse } from "#api/client/client.ts";
import { formatDate, formatDay } from "#kernel/japanese-date.ts";
import { Badge, type BadgeTone } from "#web/kit/ui/badge.tsx";

const STATES: Readonly<Record<CorrectionResponse["state"], { readonly word: string; readonly tone: BadgeTone }>> = {
  received: { word: "受付", tone: "quiet" },
  checking: { word: "確認中", tone: "warn" },
  accepted: { word: "訂正しました", tone: "good" },
  rejected: { word: "訂正しませんでした", tone: "quiet" },
};

/** What was said to be wrong and what came of it; neither who sent it nor what they wrote. */
export function CorrectionLog({ items }: { items: readonly CorrectionResponse[] }) {
  if (items.length === 0) return <p className="text-14">訂正の知らせは、まだありません。</p>;
  return (
    <ul className="divide-y divide-line">
      {items.map(({ id, title, state, placeName, reason, receivedAt, answerDueOn, decidedAt }) => (
        <li key={id} className="py-3 text-14 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center gap-2">
            <b>{title}</b>
            <Badge tone={STATES[state].tone}>{STATES[state].word}</Badge>
          </p>
          {placeName !== null && <p className="text-13 text-sub">{placeName}</p>}
          <p className="text-13 text-sub">
            {formatDate(new Date(receivedAt))}受付・
            {decidedAt === null ? `${formatDay(answerDueOn)}までに回答` : `${formatDate(new Date(decidedAt))}回答`}
          </p>
          {reason && <p className="mt-1">{reason}</p>}
        </li>
      ))}
    </ul>
  );
}
