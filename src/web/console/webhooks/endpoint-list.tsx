import { useState } from "react";
import { formatMoment } from "#kernel/japanese-date.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { Deliveries } from "./deliveries.tsx";
import { ENDPOINT_WORDS, type EndpointRow, EVENT_WORDS } from "./webhook-words.ts";

type Act = (row: EndpointRow) => Promise<unknown>;
type EndpointListProps = {
  readonly endpoints: readonly EndpointRow[];
  readonly isBusy: boolean;
  readonly onPing: Act;
  readonly onTurnOn: Act;
  readonly onRemove: Act;
  readonly onRotate: (row: EndpointRow, keepHours: number) => Promise<unknown>;
  readonly onResend: (row: EndpointRow, deliveryId: string) => Promise<unknown>;
};

const KEEP_HOURS = 24;

export function EndpointList({ endpoints, isBusy, onRotate, onRemove, ...acts }: EndpointListProps) {
  const [asked, setAsked] = useState<{ readonly what: "rotate" | "remove"; readonly row: EndpointRow } | null>(null);
  const close = () => setAsked(null);
  if (endpoints.length === 0) return <p className="text-14 text-sub">送信先はまだありません。</p>;
  return (
    <>
      <ul>
        {endpoints.map((row) => (
          <EndpointItem key={row.id} row={row} isBusy={isBusy} onAsk={(what) => setAsked({ what, row })} {...acts} />
        ))}
      </ul>
      <ConfirmDialog
        title="秘密鍵を取り替える"
        action="取り替える"
        isOpen={asked?.what === "rotate"}
        isBusy={isBusy}
        onConfirm={() => asked && void onRotate(asked.row, KEEP_HOURS).finally(close)}
        onClose={close}
      >
        <p>新しい秘密鍵を一度だけ表示します。前の鍵でも、24時間は署名しつづけます。</p>
      </ConfirmDialog>
      <ConfirmDialog
        title="送信先を取り除く"
        action="取り除く"
        isOpen={asked?.what === "remove"}
        isBusy={isBusy}
        onConfirm={() => asked && void onRemove(asked.row).finally(close)}
        onClose={close}
      >
        <p className="[overflow-wrap:anywhere]">「{asked?.row.url}」には、もう送りません。送信の記録も消えます。元には戻せません。</p>
      </ConfirmDialog>
    </>
  );
}

type EndpointItemProps = Pick<EndpointListProps, "isBusy" | "onPing" | "onTurnOn" | "onResend"> & {
  readonly row: EndpointRow;
  readonly onAsk: (what: "rotate" | "remove") => void;
};

function EndpointItem({ row, isBusy, onAsk, onPing, onTurnOn, onResend }: EndpointItemProps) {
  const isReady = useIsReady();
  const { words, tone } = ENDPOINT_WORDS[row.state];
  const usual = { size: "bar", disabled: !isReady || isBusy } as const;
  return (
    <li className="border-line border-t py-3 first:border-t-0">
      <p className="wrap-anywhere flex flex-wrap items-center gap-2 font-bold text-16">
        {row.url}
        <Badge tone={tone}>{words}</Badge>
      </p>
      <p className="text-13 text-sub">{row.events.map((event) => EVENT_WORDS[event]).join("・")}</p>
      {row.failingSince !== null && <p className="text-13">{formatMoment(new Date(row.failingSince))}から届いていません。</p>}
      {row.oldSecretUntil !== null && (
        <p className="text-13 text-sub">前の秘密鍵でも、{formatMoment(new Date(row.oldSecretUntil))}まで署名します。</p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {row.state !== "active" && (
          <Button {...usual} tone="primary" aria-label={`${row.url}への送信を再開する`} onClick={() => void onTurnOn(row)}>
            再開する
          </Button>
        )}
        <Button {...usual} tone="secondary" aria-label={`${row.url}へ試しに送る`} onClick={() => void onPing(row)}>
          試しに送る
        </Button>
        <Button {...usual} tone="secondary" aria-label={`${row.url}の秘密鍵を取り替える`} onClick={() => onAsk("rotate")}>
          秘密鍵を取り替える
        </Button>
        <Button {...usual} tone="plain" aria-label={`${row.url}を取り除く`} onClick={() => onAsk("remove")}>
          取り除く
        </Button>
      </div>
      <Deliveries row={row} isBusy={isBusy} onResend={(deliveryId) => onResend(row, deliveryId)} />
    </li>
  );
}
