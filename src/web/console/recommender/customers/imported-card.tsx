import type { OfficeImported } from "#api/client/client.ts";
import { ROW_FAULT_WORDS } from "#domain/tenants/console/files/customers-file.ts";
import { RowFaults } from "#web/console/frame/row-faults.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";

type ImportedProps = {
  readonly imported: OfficeImported;
  readonly isBusy: boolean;
  /** Null: there is nothing to take in. */
  readonly onApply: (() => void) | null;
};

const people = (count: number) => `${count.toLocaleString("ja-JP")}人`;

/** What a file of customers would do or did, and the rows that are not taken in. */
export function ImportedCard({ imported, isBusy, onApply }: ImportedProps) {
  const { made, isRepeated, added, refused, names, mailMinutes, faults } = imported;
  return (
    <Card title={made === null ? "このファイルで起こること" : "取り込みの結果"}>
      {isRepeated && (
        <Notice tone="info" title="このファイルは、すでに取り込んであります">
          はじめの取り込みの結果を表示しています。もう一度登録することも、メールを送ることもしていません。
        </Notice>
      )}
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
        <div>
          <dt className="text-13 text-sub">{made === null ? "追加する人" : "追加した人"}</dt>
          <dd className="font-bold text-18 tabular-nums">{people(added)}</dd>
        </div>
        <div>
          <dt className="text-13 text-sub">取り込まない行</dt>
          <dd className="font-bold text-18 tabular-nums">{refused.toLocaleString("ja-JP")}行</dd>
        </div>
      </dl>
      {names.length > 0 && (
        <p className="mt-2 text-14 [overflow-wrap:anywhere]">
          {names.map((name) => `${name}さん`).join("、")}
          {added > names.length ? ` ほか${people(added - names.length)}` : ""}
        </p>
      )}
      {added > 0 && !isRepeated && (
        <p className="mt-2 text-13 text-sub">確認のメールは、少しずつ送ります。全員に送り終えるまで、約{mailMinutes}分かかります。</p>
      )}
      {added === 0 && !isRepeated && <p className="mt-2 text-14">追加できる人がいません。下の理由を確かめてください。</p>}
      {onApply && (
        <Button className="mt-4" isBusy={isBusy} onClick={onApply}>
          {isBusy ? "処理中です" : "取り込んで、メールを送る"}
        </Button>
      )}
      <RowFaults rows={faults.map(({ line, reason }) => ({ line, words: ROW_FAULT_WORDS[reason] }))} count={refused} />
    </Card>
  );
}
