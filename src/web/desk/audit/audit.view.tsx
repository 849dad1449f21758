import { Link } from "@tanstack/react-router";
import { apiClient, type DeskAuditPage } from "#api/client/client.ts";
import { formatMoment } from "#kernel/japanese-date.ts";
import { SaveCsv } from "#web/desk/frame/save-csv.tsx";
import { Pager } from "#web/kit/list/pager.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import { actWords } from "./act-words.ts";
import type { AuditSearch } from "./audit-search.ts";
import { CheckButton } from "./check-button.tsx";

type Act = DeskAuditPage["items"][number];

/** What was done and seen at the desk, the newest first. */
export function AuditView({ page, search }: { readonly page: DeskAuditPage; readonly search: AuditSearch }) {
  return (
    <>
      <p className="text-14">
        記録は、だれも書き換えられません。1件ごとに前の件とつながっていて、変えられると分かります。
        {search.item !== undefined && (
          <>
            {" "}
            いまは「{search.item}」の記録だけを示しています。{" "}
            <Link to="/admin/audit" className="text-brand underline underline-offset-4">
              すべての記録を見る
            </Link>
          </>
        )}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <CheckButton />
        <SaveCsv name="unei-kiroku" ask={() => apiClient().desk.post("/audit/export")} />
      </div>
      {page.items.length === 0 ? (
        <NothingYet title="記録はありません">この条件に当てはまる記録はありません。</NothingYet>
      ) : (
        <Card>
          <ol className="-my-2">
            {page.items.map((act) => (
              <ActRow key={act.seq} act={act} />
            ))}
          </ol>
        </Card>
      )}
      <Pager
        label="記録のページ"
        {...page}
        to="/admin/audit"
        search={search.item === undefined ? {} : { item: search.item }}
        className=""
      />
    </>
  );
}

/** One row: when, who, what, of which item, why. */
function ActRow({ act: { seq, at, operator, action, itemId, queue, reason } }: { readonly act: Act }) {
  return (
    <li className="grid gap-x-4 border-line border-t py-2 text-14 first:border-t-0 sm:grid-cols-[11rem_7rem_minmax(0,1fr)]">
      <span className="text-13 text-sub tabular-nums">
        {formatMoment(new Date(at))} <span className="sm:hidden">（{seq.toLocaleString("ja-JP")}）</span>
      </span>
      <span className="text-13 tabular-nums">{operator}</span>
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {actWords(action)}
        {(itemId ?? queue) !== null && "："}
        {itemId === null ? (
          queue
        ) : (
          <Link to="/admin/audit" search={{ item: itemId }} className="text-brand underline underline-offset-4">
            {itemId}
          </Link>
        )}
        {reason !== null && <span className="block text-13 text-sub">理由：{reason}</span>}
      </span>
    </li>
  );
}
