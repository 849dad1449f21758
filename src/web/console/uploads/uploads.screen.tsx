import { useState } from "react";
import { apiClient, type CompanyFeedRun, type CompanyUploadedRun } from "#api/client/client.ts";
import { minutes } from "#kernel/duration.ts";
import { ChangeOutcome } from "#web/console/frame/change-outcome.tsx";
import { useChange } from "#web/console/frame/use-change.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { RunsCard } from "./runs-card.tsx";
import { UploadForm } from "./upload-form.tsx";
import { UploadedRun } from "./uploaded-run.tsx";

/** Twenty megabytes over a slow line, and fifty thousand rows read behind it. */
const TIMEOUT = minutes(5);

type Chosen = { readonly file: File; readonly isFull: boolean };

/** A file of homes: first what it would change, then the same file for good. */
export function UploadsScreen({ runs }: { readonly runs: readonly CompanyFeedRun[] }) {
  const change = useChange();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [shown, setShown] = useState<CompanyUploadedRun | null>(null);
  const send = (file: Chosen, isDry: boolean) =>
    change.run(isDry ? "ファイルを確かめました。まだ、何も変わっていません。" : "取り込みました。", async () => {
      setShown(null);
      const body = uploadBody(file, isDry);
      const answer = await apiClient().company.post("/uploads", { body, timeout: TIMEOUT, isRepeatable: false });
      if (answer.ok) setShown(answer.value);
      setChosen(answer.ok && isDry && answer.value.run.state === "dry" ? file : null);
      return answer;
    });
  const confirm = (id: number) =>
    change.run("ファイルにない物件の掲載を終えました。", async () => {
      const answer = await apiClient().company.post("/uploads/{id}/confirmation", { path: { id }, body: {} });
      if (answer.ok) setShown(answer.value);
      return answer;
    });
  return (
    <>
      <Card title="ファイルを選ぶ" lead="先に、何が変わるかを確かめます。物件は、まだ変わりません。">
        <UploadForm isBusy={change.isBusy} onSend={(file) => void send(file, true)} />
      </Card>
      <ChangeOutcome {...change} />
      {shown && (
        <UploadedRun
          uploaded={shown}
          isBusy={change.isBusy}
          onApply={chosen === null ? null : () => void send(chosen, false)}
          onConfirm={() => void confirm(shown.run.id)}
        />
      )}
      <RunsCard title="これまでの取り込み" runs={runs} />
    </>
  );
}

/** The words of the API document, as a form carries them. */
function uploadBody({ file, isFull }: Chosen, isDry: boolean): FormData {
  const form = new FormData();
  form.append("file", file, file.name);
  form.append("isFull", isFull ? "yes" : "no");
  form.append("isDry", isDry ? "yes" : "no");
  return form;
}
