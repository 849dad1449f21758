import type { OpenCompanyMailing } from "#api/client/client.ts";
import { FILES_KEPT_DAYS, LETTERS_OF_FILE, MOST_OF_RUN } from "#domain/direct-mail/core/limits.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { AnewButton } from "./anew-button.tsx";
import { isOpen, type MailingRun, RUN_STATE_WORDS, timeWords } from "./mailing-words.ts";
import { FileButton } from "./save-pdf.tsx";

type RunsProps = {
  readonly mailing: Pick<OpenCompanyMailing, "id" | "state" | "counts" | "runs" | "allowance">;
  readonly now: Date;
  readonly isBusy: boolean;
  readonly onPrint: () => void;
  readonly onAsked: () => void;
};

/** Letters are made here, and taken. */
export function RunsCard({ mailing, now, isBusy, onPrint, onAsked }: RunsProps) {
  const { counts, runs, allowance, state } = mailing;
  const next = Math.min(counts.waiting, allowance.left, MOST_OF_RUN);
  const mayPrint = state === "ready" && next > 0 && !runs.some(isOpen);
  return (
    <Card
      title="お手紙を作る"
      lead={`${LETTERS_OF_FILE}通ごとのPDFにします。作る前と、お渡しする前に、停止の申し出を確かめます。PDFは${FILES_KEPT_DAYS}日で消えます。`}
    >
      {mayPrint && <PrintButton next={next} isBusy={isBusy} onPrint={onPrint} />}
      {state === "draft" && <p className="text-14">内容を確定すると、作れるようになります。</p>}
      {state === "ready" && counts.waiting > 0 && allowance.left === 0 && (
        <p className="text-14">今月に作れるお手紙の数に達しています。来月になると、続きを作れます。</p>
      )}
      {state === "ready" && counts.waiting === 0 && !runs.some(isOpen) && <p className="text-14">これから作る宛先はありません。</p>}
      <ul className="mt-2">
        {runs.map((run) => (
          <RunItem key={run.id} mailing={mailing} run={run} now={now} onAsked={onAsked} />
        ))}
      </ul>
    </Card>
  );
}

function PrintButton({ next, isBusy, onPrint }: { readonly next: number; readonly isBusy: boolean; readonly onPrint: () => void }) {
  const isReady = useIsReady();
  return (
    <Button disabled={!isReady} isBusy={isBusy} onClick={onPrint}>
      {next.toLocaleString("ja-JP")}通のお手紙を作る
    </Button>
  );
}

type ItemProps = Pick<RunsProps, "mailing" | "now" | "onAsked"> & { readonly run: MailingRun };

function RunItem({ mailing, run, now, onAsked }: ItemProps) {
  const { words, tone } = RUN_STATE_WORDS[run.state];
  const made = timeWords(run.madeAt);
  return (
    <li className="flex flex-col gap-2 border-line border-t py-3 first:border-t-0">
      <p className="flex flex-wrap items-center gap-2 font-bold text-14">
        {made}
        <Badge tone={tone}>{words}</Badge>
      </p>
      <p className="text-14">
        {run.letters.toLocaleString("ja-JP")}通のうち{run.drawn.toLocaleString("ja-JP")}通ができました
        {run.leftOut > 0 && `（除いた宛先${run.leftOut.toLocaleString("ja-JP")}）`}
      </p>
      {isOpen(run) && (
        <progress className="w-full max-w-80" max={run.letters} value={run.drawn + run.leftOut} aria-label={`${made}のお手紙の進み`} />
      )}
      {run.state === "failed" && <p className="text-14">作れなかった宛先は、次に作るときに入ります。</p>}
      {run.state === "void" && <VoidNotice mailing={mailing} />}
      {run.pulled.length > 0 && <PulledNotice pulled={run.pulled} />}
      {run.state === "void" && mailing.state === "ready" && <AnewButton id={mailing.id} run={run} onDone={onAsked} />}
      {run.state === "done" && <Files mailing={mailing} run={run} now={now} onAsked={onAsked} />}
    </li>
  );
}

/** What is left to do of a run that is handed out no more. */
function VoidNotice({ mailing }: Pick<ItemProps, "mailing">) {
  return (
    <Notice tone="warn" title="お手紙を作ったあとに、停止の申し出がありました">
      <p>受け取っていないPDFは、お渡しできません。{anewWords(mailing)}</p>
    </Notice>
  );
}

function PulledNotice({ pulled }: Pick<MailingRun, "pulled">) {
  return (
    <Notice tone="warn" title="受け取ったPDFから、取り除くお手紙があります">
      <p>受け取ったあとに、停止の申し出がありました：{pulled.map(({ file, sheet }) => `${file}つ目のPDFの${sheet}枚目`).join("、")}</p>
    </Notice>
  );
}

function anewWords({ state, counts }: ItemProps["mailing"]): string {
  if (state === "closed") return "この送付は終わったため、作り直しはできません。";
  if (counts.waiting === 0) return "受け取っていない宛先は、残っていません。";
  return "申し出のなかった宛先は、「お手紙を作る」で作り直せます。";
}

function Files({ mailing: { id }, run, now, onAsked }: ItemProps) {
  if (new Date(run.expiresAt) <= now) return <p className="text-13 text-sub">PDFの保存期間は終わりました</p>;
  return (
    <>
      <ul className="flex flex-wrap gap-3">
        {run.files.map(({ number, letters, isThere, takenAt }) => (
          <li key={number} className="text-13 text-sub">
            {isThere && (
              <FileButton
                of={{ id, run: run.id, file: number }}
                label={`${number}つ目のPDF（${letters.toLocaleString("ja-JP")}通）を保存`}
                onAsked={onAsked}
              />
            )}
            {takenAt !== null && <p>{timeWords(takenAt)}に受け取り</p>}
          </li>
        ))}
      </ul>
      <p className="text-13 text-sub">{timeWords(run.expiresAt)}まで</p>
    </>
  );
}
