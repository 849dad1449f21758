import type {
  DeskApproval,
  DeskAuditPage,
  DeskField,
  DeskItem,
  DeskItemHead,
  DeskOperator,
  DeskQueuePage,
  DeskScreenCounts,
} from "#api/client/client.ts";

const at = "2026-11-24T03:00:00Z";

export const sampleOperator: DeskOperator = { name: "K7M2-9QXD", sessionUntil: "2026-11-24T03:30:00Z" };

export const sampleHead: DeskItemHead = {
  ...{ id: "K7QM-3XWD-9RTA", title: "豊洲レジデンス：総戸数", state: "受付", receivedAt: "2026-11-16T03:00:00Z" },
  ...{ dueOn: "2026-11-23", isLate: true, claim: null },
};

/** What stands open to all operators. */
export const sampleRegister: DeskItemHead = {
  ...{ id: "register", title: "停止の登録簿", state: "登録できます", receivedAt: null, dueOn: null, isLate: false, claim: null },
};

export const sampleDeskApproval: DeskApproval = {
  ...{ id: "a1", queue: "corrections", queueTitle: "訂正の依頼", itemId: sampleHead.id, title: sampleHead.title, action: "disclose" },
  ...{ lead: null, reason: "折り返しの確認" },
  order: [{ label: "会社", value: "見本不動産" }],
  ...{ askedBy: "AAAA-BBBB", isMine: false, askedAt: at },
};

/** What costs a company money. */
export const sampleCostlyApproval: DeskApproval = {
  ...{ ...sampleDeskApproval, id: "a2", queue: "contracts", queueTitle: "APIの契約", itemId: "sample-company-2", action: "contract-open" },
  ...{ title: "見本不動産", reason: "12月9日に電話で申し出" },
  lead: "きょうから契約になり、今月分から月額がかかります。会社は管理画面でキーを発行できます。",
  order: [
    { label: "プラン", value: "スタンダード（月額30,000円・税別）" },
    { label: "こえた分", value: "3,000回をこえると、1回12円（税別）" },
    { label: "1か月の回数の上限", value: "30,000回" },
    { label: "上限まで使った月の料金", value: "354,000円（税別）" },
  ],
};

const field: DeskField = { name: "note", label: "確かめた内容", kind: "text", isRequired: true, hint: null, maxLength: 1000, choices: [] };

/** Something that waits, unclaimed; whatever is given stands instead. */
export function sampleItem(changes: Partial<DeskItem> = {}): DeskItem {
  return {
    ...{ ...sampleHead, queue: "corrections", queueTitle: "訂正の依頼", seen: "s1", hasContact: true, contact: null, approvals: [] },
    facts: [{ label: "正しい内容", value: "総戸数は121戸です" }],
    files: [{ id: "f1", name: "総会.pdf", contentType: "application/pdf", bytes: 2048 }],
    actions: [{ key: "accept", label: "訂正する", lead: "書きます。", tone: "primary", fields: [field], needsSecond: false }],
    ...changes,
  };
}

export const sampleQueue = { key: "corrections", title: "訂正の依頼", waiting: 21, late: 3 } as const;

export const sampleQueuePage: DeskQueuePage = { ...sampleQueue, listed: 21, items: [sampleHead], page: 1, pageSize: 20 };

export const sampleCounts: DeskScreenCounts = {
  days: 28,
  items: [
    {
      ...{ key: "price", title: "価格を調べる" },
      steps: [
        { screen: "index", label: "トップ", opened: 1200, ofFormer: null },
        { screen: "search-input", label: "入力", opened: 480, ofFormer: 0.4 },
      ],
    },
  ],
};

export const NO_COUNTS: DeskScreenCounts = {
  days: 7,
  items: [{ key: "price", title: "価格を調べる", steps: [{ screen: "index", label: "トップ", opened: 0, ofFormer: null }] }],
};

export const sampleTrail: DeskAuditPage = {
  items: [{ seq: 2, at, operator: "K7M2-9QXD", action: "ask-disclose", queue: "corrections", itemId: sampleHead.id, reason: "確認" }],
  ...{ total: 60, page: 1, pageSize: 50 },
};
