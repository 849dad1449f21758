import { useState } from "react";
import { apiClient } from "#api/client/client.ts";
import { formatMoment } from "#kernel/japanese-date.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { ErrorText } from "#web/kit/ui/field-label.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import { attemptWords, DELIVERY_WORDS, type DeliveryRow, type EndpointRow, EVENT_WORDS } from "./webhook-words.ts";

type DeliveriesProps = {
  readonly row: EndpointRow;
  readonly isBusy: boolean;
  readonly onResend: (deliveryId: string) => Promise<unknown>;
};

/** What was sent to an endpoint, read when somebody asks for it. */
export function Deliveries({ row, isBusy, onResend }: DeliveriesProps) {
  const isReady = useIsReady();
  const [shown, setShown] = useState<readonly DeliveryRow[] | null>(null);
  const reading = useAction(failureText);
  const read = () =>
    reading.run(async () => {
      const answer = await apiClient().company.get("/api/webhooks/{id}/deliveries", { path: { id: row.id } });
      if (!answer.ok) throw answer.problem;
      setShown(answer.value.items);
    });
  return (
    <div className="mt-2">
      <Button
        tone="plain"
        size="bar"
        disabled={!isReady}
        isBusy={reading.isBusy}
        aria-label={`${row.url}への送信の記録を${shown ? "読みなおす" : "見る"}`}
        onClick={() => void read()}
      >
        {shown ? "記録を読みなおす" : "送信の記録を見る"}
      </Button>
      {reading.failure !== null && <ErrorText id={`deliveries-${row.id}`}>{reading.failure}</ErrorText>}
      {shown && <DeliveryList items={shown} isBusy={isBusy} onResend={(id) => onResend(id).then(read)} />}
    </div>
  );
}

type DeliveryListProps = Pick<DeliveriesProps, "isBusy" | "onResend"> & { readonly items: readonly DeliveryRow[] };

/** Of the last thirty days, the newest first. */
export function DeliveryList({ items, isBusy, onResend }: DeliveryListProps) {
  if (items.length === 0) return <p className="text-14 text-sub">30日のあいだに送ったものはありません。</p>;
  return (
    <ul>
      {items.map(({ id, event, state, madeAt, nextTryAt, attempts }) => (
        <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-line border-t py-2">
          <div className="min-w-0 flex-1 basis-60">
            <p className="flex flex-wrap items-center gap-2 text-14">
              {EVENT_WORDS[event]}
              <Badge tone={DELIVERY_WORDS[state].tone}>{DELIVERY_WORDS[state].words}</Badge>
            </p>
            <p className="wrap-anywhere font-mono text-12 text-sub">{id}</p>
            <p className="text-13 text-sub">
              {formatMoment(new Date(madeAt))}
              {nextTryAt !== null && attempts.length > 0 && `　次の送信 ${formatMoment(new Date(nextTryAt))}`}
            </p>
            {attempts.map((attempt) => (
              <p key={attempt.number} className="text-13">
                {attemptWords(attempt)}
              </p>
            ))}
          </div>
          <Button
            tone="plain"
            size="bar"
            disabled={isBusy}
            aria-label={`${formatMoment(new Date(madeAt))}の${EVENT_WORDS[event]}をもう一度送る`}
            onClick={() => void onResend(id)}
          >
            もう一度送る
          </Button>
        </li>
      ))}
    </ul>
  );
}
