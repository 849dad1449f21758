import { useState } from "react";
import { formatMoment } from "#kernel/japanese-date.ts";
import { type NavigationItem, SiteLink, useExisting } from "#web/kit/link/site-link.tsx";
import { saveText } from "#web/kit/save/save-text.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button, buttonClass } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { ConfirmDialog } from "#web/kit/ui/confirm-dialog.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { batchTemplate } from "./batch-template.ts";
import { BATCH_WORDS, type BatchRow, isOpen, progressWords } from "./batch-words.ts";
import { SaveResults } from "./save-results.tsx";

type BatchesViewProps = {
  readonly items: readonly BatchRow[];
  readonly now: Date;
  readonly isBusy: boolean;
  readonly onCancel: (id: string) => Promise<boolean>;
};

export function BatchesView({ items, now, isBusy, onCancel }: BatchesViewProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const cancel = async () => {
    if (asked) await onCancel(asked);
    setAsked(null);
  };
  if (items.length === 0)
    return (
      <NothingYet title="一括査定はまだありません" action={<Begin />}>
        APIで住まいの一覧（CSVまたはJSON）を送ると、ここに状態と結果が表示されます。
      </NothingYet>
    );
  return (
    <Card title="一括査定" lead="結果は、送ってから7日のあいだ保存できます。">
      <ul>
        {items.map((row) => (
          <BatchItem key={row.id} row={row} now={now} onCancel={() => setAsked(row.id)} />
        ))}
      </ul>
      <ConfirmDialog
        title="一括査定を取り消す"
        action="取り消す"
        isOpen={asked !== null}
        isBusy={isBusy}
        onConfirm={() => void cancel()}
        onClose={() => setAsked(null)}
      >
        <p>残りの行は推定しません。それまでに推定できた行は、結果に残り、回数に数えます。</p>
      </ConfirmDialog>
    </Card>
  );
}

const REFERENCE: NavigationItem = { label: "送り方（仕様書）", to: "/biz/ai-assessment-api-v3", hash: "reference" };

/** What somebody needs for a first file. */
function Begin() {
  const isReady = useIsReady();
  const [reference] = useExisting([REFERENCE]);
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        tone="secondary"
        size="bar"
        disabled={!isReady}
        onClick={() => saveText(batchTemplate(), "ikkatsu-satei-hinagata.csv", "text/csv")}
      >
        CSVのひな形を保存
      </Button>
      {reference && <SiteLink item={reference} className={buttonClass({ tone: "secondary", size: "bar" })} />}
    </div>
  );
}

type BatchItemProps = { readonly row: BatchRow; readonly now: Date; readonly onCancel: () => void };

function BatchItem({ row, now, onCancel }: BatchItemProps) {
  const isReady = useIsReady();
  const { words, tone } = BATCH_WORDS[row.state];
  const made = formatMoment(new Date(row.madeAt));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-bold text-16">
          {made}
          <Badge tone={tone}>{words}</Badge>
          {row.mode === "test" && <Badge tone="quiet">テスト・サンプル</Badge>}
        </p>
        <p className="text-14">{progressWords(row)}</p>
        {!isOpen(row) && row.done > row.estimated && (
          <p className="text-13 text-sub">
            推定できなかった{(row.done - row.estimated).toLocaleString("ja-JP")}行の理由は、結果のCSVの faultMessage の列にあります。
          </p>
        )}
        {isOpen(row) && <progress className="w-full max-w-80" max={row.rows} value={row.done} aria-label={`${made}の一括査定の進み`} />}
        <p className="wrap-anywhere font-mono text-12 text-sub">{row.id}</p>
      </div>
      {isOpen(row) ? (
        <Button tone="plain" size="bar" disabled={!isReady} aria-label={`${made}の一括査定を取り消す`} onClick={onCancel}>
          取り消す
        </Button>
      ) : (
        <Results row={row} now={now} />
      )}
    </li>
  );
}

function Results({ row, now }: Omit<BatchItemProps, "onCancel">) {
  if (row.done === 0) return null;
  if (new Date(row.expiresAt) <= now) return <p className="text-13 text-sub">結果の保存期間は終わりました</p>;
  return (
    <div>
      <SaveResults id={row.id} label={`${formatMoment(new Date(row.madeAt))}の一括査定の結果をCSVで保存`} />
      <p className="text-13 text-sub">{formatMoment(new Date(row.expiresAt))}まで</p>
    </div>
  );
}
