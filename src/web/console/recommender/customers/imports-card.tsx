import { useState } from "react";
import { apiClient, type OfficeImport } from "#api/client/client.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { ChangeOutcome } from "#web/console/frame/change-outcome.tsx";
import { useChange } from "#web/console/frame/use-change.ts";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";

/** The files that were taken in; one of today can be taken back. */
export function ImportsCard({ imports }: { readonly imports: readonly OfficeImport[] }) {
  const change = useChange();
  const isReady = useIsReady();
  const [stayed, setStayed] = useState<readonly string[]>([]);
  const undo = (id: string) =>
    change.run("取り込みを取り消しました。", async () => {
      const answer = await apiClient().company.post("/recommender/imports/{id}/undo", { path: { id }, body: {} });
      setStayed(answer.ok ? answer.value.stayed : []);
      return answer;
    });
  return (
    <Card title="これまでの取り込み" lead="24時間のあいだは、取り消せます。条件を登録した人と、停止した人は残ります。">
      <ChangeOutcome {...change} />
      {stayed.length > 0 && (
        <Notice tone="info" title="次の方は、すでに登録か停止をしたため残しました">
          {stayed.map((name) => `${name}さん`).join("、")}
        </Notice>
      )}
      {imports.length === 0 && <p className="text-14 text-sub">まだありません。</p>}
      <ul>
        {imports.map(({ id, fileName, state, added, refused, madeAt, mayUndo }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3 text-14 first:border-t-0"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-bold [overflow-wrap:anywhere]">{fileName}</p>
              <p className="text-13 text-sub">
                {formatDate(new Date(madeAt))}　追加{added.toLocaleString("ja-JP")}人・取り込まない行{refused.toLocaleString("ja-JP")}
              </p>
            </div>
            {state === "undone" && <Badge tone="quiet">取り消し済み</Badge>}
            {mayUndo && (
              <Button size="bar" tone="secondary" disabled={!isReady} isBusy={change.isBusy} onClick={() => void undo(id)}>
                取り消す<span className="sr-only">（{fileName}）</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
