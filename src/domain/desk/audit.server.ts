import { type AuditAsked, actsOf, appendAct, countActs } from "#domain/desk/audit/audit-store.server.ts";
import type { AuditRow } from "#domain/desk/audit/chain.server.ts";
import { dayCell, tableCsv } from "#domain/desk/core/list-csv.ts";
import { operatorName } from "#domain/desk/core/operator-name.ts";
import type { Operator } from "#domain/desk/core/types.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";

const PAGE_SIZE = 50;
const MOST_EXPORTED = 10_000;

export type AuditPage = { readonly items: readonly AuditRow[]; readonly total: number; readonly page: number; readonly pageSize: number };

/** A page of what was done at the desk, the newest first; of one queue or item, where one is named. */
export async function auditPage(db: Db, { page, ...asked }: AuditAsked & { readonly page: number }): Promise<AuditPage> {
  const items = await actsOf(db, asked, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  return { items, total: await countActs(db, asked), page, pageSize: PAGE_SIZE };
}

/** The newest of the trail as a file for spreadsheets; that it was taken is kept. */
export async function exportAudit({ db, clock }: { readonly db: Db; readonly clock: Clock }, { sub }: Operator): Promise<string> {
  const act = { operator: sub, action: "export", queue: "audit", itemId: null, reason: null };
  await inTransaction(db, (tx) => appendAct(tx, act, clock.now()));
  const rows = await actsOf(db, { queue: null, itemId: null }, { offset: 0, limit: MOST_EXPORTED });
  return tableCsv(
    ["番号", "日", "時刻(UTC)", "担当", "したこと", "列", "対象", "理由"],
    rows.map(({ seq, at, operator, action, queue, itemId, reason }) => [
      ...[{ number: seq }, dayCell(at), { text: at.toISOString() }, { text: operatorName(operator) }, { text: action }],
      ...[{ text: queue ?? "" }, { text: itemId ?? "" }, { text: reason ?? "" }],
    ]),
  );
}
