import { apiClient, type CompanyUploadedRun } from "#api/client/client.ts";
import { ROW_FAULT_WORDS, rowFaultLine } from "#domain/listings/feed/fault-words.ts";
import { MOST_REJECTIONS } from "#domain/listings/feed/feed-changes.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { saveText } from "#web/kit/save/save-text.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { ErrorText } from "#web/kit/ui/field-label.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { failureText } from "#web/session/errors/failure-text.ts";

/** The rows that were not taken in, each with its reason; all of them as a file. */
export function Rejections({ uploaded: { run, rejections } }: { readonly uploaded: CompanyUploadedRun }) {
  if (rejections.length === 0) return null;
  const faults = run.rejectedFor.reduce((sum, { count }) => sum + count, 0);
  const all = run.counts.rejected.toLocaleString("ja-JP");
  return (
    <section className="mt-6">
      <h3 className="text-18">取り込めない行</h3>
      <p className="text-13 text-sub">
        {all}
        行あります。直して取り込み直してください。すでに掲載している物件は、行が読めないあいだ、前の内容のまま掲載します。
      </p>
      {run.counts.rejected > rejections.length && (
        <ul aria-label="理由ごとの数" className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-14">
          {run.rejectedFor.map(({ reason, count }) => (
            <li key={reason}>
              {ROW_FAULT_WORDS[reason]} <b className="tabular-nums">{count.toLocaleString("ja-JP")}</b>
            </li>
          ))}
        </ul>
      )}
      <SaveAll id={run.id} isAll={faults <= MOST_REJECTIONS} />
      <ul className="mt-2 text-14">
        {rejections.map(({ line, field, reason, found, reference }) => (
          <li key={`${line} ${field} ${reason}`} className="flex flex-wrap gap-x-4 border-line border-b py-2">
            <span className="w-16 shrink-0 text-sub tabular-nums">{line}行目</span>
            <span className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
              {reference !== null && <span className="mr-2 text-sub">{reference}</span>}
              {rowFaultLine({ field, reason, found })}
            </span>
          </li>
        ))}
      </ul>
      {run.counts.rejected > rejections.length && (
        <p className="mt-2 text-13 text-sub">
          はじめの{rejections.length.toLocaleString("ja-JP")}件を表示しています。続きは、保存したCSVで確かめてください。
        </p>
      )}
    </section>
  );
}

function SaveAll({ id, isAll }: { readonly id: number; readonly isAll: boolean }) {
  const isReady = useIsReady();
  const saving = useAction(failureText);
  const save = () =>
    saving.run(async () => {
      const answer = await apiClient().company.get("/uploads/{id}/rejections", { path: { id } });
      if (!answer.ok) throw answer.problem;
      saveText(answer.value.csv, `torikomenai-${id}.csv`, "text/csv");
    });
  return (
    <div className="mt-2">
      <Button size="bar" tone="secondary" disabled={!isReady} isBusy={saving.isBusy} onClick={() => void save()}>
        {isAll ? "すべて" : `はじめの${MOST_REJECTIONS.toLocaleString("ja-JP")}件`}をCSVで保存
      </Button>
      {saving.failure !== null && <ErrorText id="save-failure">{saving.failure}</ErrorText>}
    </div>
  );
}
