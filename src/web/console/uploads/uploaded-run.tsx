import type { CompanyUploadedRun } from "#api/client/client.ts";
import { FEED_CHANGE_WORDS, FEED_REFUSAL_WORDS } from "#domain/listings/feed/fault-words.ts";
import { formatYen } from "#kernel/yen.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { Rejections } from "./rejections.tsx";
import { countsOf, titleOf } from "./run-words.ts";

type UploadedRunProps = {
  readonly uploaded: CompanyUploadedRun;
  readonly isBusy: boolean;
  /** Null: there is nothing to take in. */
  readonly onApply: (() => void) | null;
  readonly onConfirm: () => void;
};

/** What a file changes or changed, and the rows that were not taken in. */
export function UploadedRun({ uploaded, isBusy, onApply, onConfirm }: UploadedRunProps) {
  const { run } = uploaded;
  if (run.refusal !== null)
    return (
      <>
        <Notice tone="error" title="このファイルは取り込めません">
          {FEED_REFUSAL_WORDS[run.refusal]}。
        </Notice>
        <Rejections uploaded={uploaded} />
      </>
    );
  if (run.state === "running" || run.state === "interrupted")
    return (
      <Notice tone={run.state === "running" ? "info" : "warn"} title={titleOf(run)}>
        {run.state === "running"
          ? "終わるまで、物件は前のままです。しばらくしてから、もう一度開いてください。"
          : "途中で止まったため、物件は何も変わっていません。同じファイルを、もう一度取り込んでください。"}
      </Notice>
    );
  return (
    <Card title={titleOf(run)} lead={run.fileName}>
      <Counts run={run} />
      {run.state === "waiting-for-confirmation" && (
        <div className="mt-4 flex flex-col items-start gap-3">
          <Notice tone="warn" title="前より大きく減っています">
            ファイルにない{run.counts.missing.toLocaleString("ja-JP")}
            件は、まだ掲載したままです。掲載を終えてよいときは、下のボタンを押してください。ファイルの作り間違いのときは、正しいファイルを取り込み直してください。
          </Notice>
          <Button isBusy={isBusy} onClick={onConfirm}>
            ファイルにない物件の掲載を終える
          </Button>
        </div>
      )}
      {onApply && (
        <Button className="mt-4" isBusy={isBusy} onClick={onApply}>
          {isBusy ? "処理中です" : "この内容で取り込む"}
        </Button>
      )}
      <Rejections uploaded={uploaded} />
      <Changes changes={run.changes} />
    </Card>
  );
}

function Counts({ run }: { readonly run: CompanyUploadedRun["run"] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
      {countsOf(run).map(([label, count]) => (
        <div key={label}>
          <dt className="text-13 text-sub">{label}</dt>
          <dd className="whitespace-nowrap font-bold text-18 tabular-nums">
            {count.toLocaleString("ja-JP")}
            <span className="ml-0.5 font-normal text-13">件</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Changes({ changes }: Pick<CompanyUploadedRun["run"], "changes">) {
  if (changes.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="text-18">変わるもの</h3>
      <ul className="mt-2 text-14">
        {changes.map(({ reference, title, change, before, after }) => (
          <li key={`${reference} ${change}`} className="flex flex-wrap gap-x-4 gap-y-0.5 border-line border-b py-2">
            <span className="w-40 shrink-0 font-bold">{FEED_CHANGE_WORDS[change]}</span>
            <span className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
              {title}
              <span className="ml-2 text-sub">{reference}</span>
            </span>
            {before !== null && after !== null && (
              <span className="whitespace-nowrap tabular-nums">
                {formatYen(before)} → {formatYen(after)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
