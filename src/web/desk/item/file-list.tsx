import { apiClient, type DeskItem } from "#api/client/client.ts";
import { minutes } from "#kernel/duration.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { saveFile } from "#web/kit/save/save-text.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { ErrorText } from "#web/kit/ui/field-label.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { failureText } from "#web/session/errors/failure-text.ts";

type File = DeskItem["files"][number];

/** What came with an item. A file is saved and never opened in the page. */
export function FileList({ item: { queue, id, files } }: { readonly item: Pick<DeskItem, "queue" | "id" | "files"> }) {
  const isReady = useIsReady();
  const saving = useAction(failureText);
  if (files.length === 0) return null;
  const save = ({ id: file, name }: File) =>
    saving.run(async () => {
      const kept: { blob: Blob | null } = { blob: null };
      const send = async (request: Request) => {
        const response = await fetch(request);
        if (!response.ok) return response;
        kept.blob = await response.blob();
        return Response.json({});
      };
      const path = { queue, id, file };
      const answer = await apiClient().desk.get("/items/{queue}/{id}/files/{file}", {
        path,
        send,
        timeout: minutes(2),
        isRepeatable: false,
      });
      if (!answer.ok) throw answer.problem;
      if (kept.blob) saveFile(kept.blob, name);
    });
  return (
    <div className="mt-4 border-line border-t pt-4">
      <h3 className="text-16">添付の資料</h3>
      <p className="text-13 text-sub">ウイルスの検査はしていません。この件を決めたら、保存したファイルを消してください。</p>
      <ul className="mt-2 flex flex-col gap-2">
        {files.map((file) => (
          <li key={file.id} className="flex flex-wrap items-center justify-between gap-3 text-14">
            <span className="[overflow-wrap:anywhere]">
              {file.name}
              <span className="text-13 text-sub">（{sizeWords(file.bytes)}）</span>
            </span>
            <Button size="bar" tone="secondary" disabled={!isReady} isBusy={saving.isBusy} onClick={() => void save(file)}>
              保存する
            </Button>
          </li>
        ))}
      </ul>
      {saving.failure !== null && <ErrorText id="file-failure">{saving.failure}</ErrorText>}
    </div>
  );
}

function sizeWords(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024).toLocaleString("ja-JP")}KB` : `${(bytes / 1024 / 1024).toFixed(1)}MB`;
}
