import { type ApiClient, apiClient } from "#api/client/client.ts";
import { seconds } from "#kernel/duration.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { saveFile } from "#web/kit/save/save-text.ts";
import { fileTaker, type TakenFile } from "#web/kit/save/taken-file.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { failureText } from "#web/session/errors/failure-text.ts";

/** Others may be before it. */
const TIMEOUT = seconds(60);

/** The result of a home as a PDF. Rejects with the problem where there is none. */
export async function takeReport(id: string, mypage: ApiClient["mypage"], fetch?: Parameters<typeof fileTaker>[1]): Promise<TakenFile> {
  const { send, taken } = fileTaker("shisan-shindan.pdf", fetch);
  const answer = await mypage.get("/assets/{id}/report.pdf", { path: { id }, send, timeout: TIMEOUT });
  if (!answer.ok) throw answer.problem;
  return taken();
}

/** Saves the result of a home as a PDF, and says where that failed. */
export function ReportButton({ id }: { readonly id: string }) {
  const { run, isBusy, failure } = useAction(failureText);
  const save = async () => {
    const { file, name } = await takeReport(id, apiClient().mypage);
    saveFile(file, name);
  };
  return (
    <>
      <Button size="bar" tone="secondary" className="min-h-11" isBusy={isBusy} onClick={() => void run(save)}>
        {isBusy ? "PDFを作成中" : "PDFで保存"}
      </Button>
      {failure && (
        <p role="alert" className="w-full text-14 text-accent-strong">
          {failure}
        </p>
      )}
    </>
  );
}
