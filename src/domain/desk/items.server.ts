import { createHash } from "node:crypto";
import { type Approval, isGranted, openApprovalsOf } from "#domain/desk/approvals/approval-store.server.ts";
import { type ToldApproval, toldApproval } from "#domain/desk/approvals/told-approval.server.ts";
import { appendAct } from "#domain/desk/audit/audit-store.server.ts";
import { claimsAmong, findClaim } from "#domain/desk/claims/claim-store.server.ts";
import { disclosedSince, lapsedBefore } from "#domain/desk/core/approval-states.ts";
import { type Claim, holderOf, isRegister } from "#domain/desk/core/claim-rules.ts";
import { dayCell, tableCsv } from "#domain/desk/core/list-csv.ts";
import {
  type Fact,
  type Item,
  type ItemFile,
  type ItemHead,
  type ItemId,
  type Operator,
  QUEUE_KEYS,
  type QueueKey,
} from "#domain/desk/core/types.ts";
import { QUEUES } from "#domain/desk/queues/all-queues.server.ts";
import type { QueueDeps } from "#domain/desk/queues/queue.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { inTransaction } from "#platform/transaction.server.ts";

/** The action of an audit row and of a request that asks for a contact. */
export const DISCLOSE = "disclose";
const PAGE_SIZE = 20;
/** A file of a list is for a look over it; who needs more asks the database. */
const MOST_EXPORTED = 1000;

export type QueueCount = { readonly key: QueueKey; readonly title: string; readonly waiting: number; readonly late: number };

/** How much waits in each queue, and how much of it is late. */
export function deskCounts(deps: QueueDeps): Promise<QueueCount[]> {
  const today = isoDateInJapan(deps.clock.now());
  return Promise.all(QUEUE_KEYS.map(async (key) => ({ key, title: QUEUES[key].title, ...(await QUEUES[key].count(deps, today)) })));
}

/** `claim`: who works on it now; null: nobody. */
export type ListedItem = ItemHead & { readonly isLate: boolean; readonly claim: Claim | null };
/** `listed`: how many the list holds, over all its pages. */
export type QueuePage = QueueCount & {
  readonly listed: number;
  readonly items: readonly ListedItem[];
  readonly page: number;
  readonly pageSize: number;
};

export function queueTitle(key: QueueKey): string {
  return QUEUES[key].title;
}

/** A page of a queue, the first due first. */
export async function queuePage(deps: QueueDeps, key: QueueKey, page: number): Promise<QueuePage> {
  const queue = QUEUES[key];
  const count = await queue.count(deps, isoDateInJapan(deps.clock.now()));
  const heads = await queue.list(deps, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  const all = (await queue.countListed?.(deps)) ?? count.waiting;
  return { key, title: queue.title, ...count, listed: all, items: await listed(deps, key, heads), page, pageSize: PAGE_SIZE };
}

async function listed({ db, clock }: QueueDeps, key: QueueKey, heads: readonly ItemHead[]): Promise<ListedItem[]> {
  const now = clock.now();
  const claims = await claimsAmong(
    db,
    key,
    heads.map(({ id }) => id),
  );
  const nobody = (claim: Claim | null) => holderOf(claim, "", now) === "free";
  return heads.map((head) => {
    const claim = claims.get(head.id) ?? null;
    return { ...head, isLate: isLate(head, now), claim: isRegister(head) || nobody(claim) ? null : claim };
  });
}

function isLate({ dueOn }: Pick<ItemHead, "dueOn">, now: Date): boolean {
  return dueOn !== null && dueOn < isoDateInJapan(now);
}

/** The queue as a file for spreadsheets; that it was taken is kept. */
export async function exportQueue(deps: QueueDeps, { sub }: Operator, key: QueueKey): Promise<string> {
  const now = deps.clock.now();
  const heads = (await QUEUES[key].list(deps, { offset: 0, limit: MOST_EXPORTED })).filter((head) => !isRegister(head));
  await noteAct(deps, { operator: sub, action: "export", queue: key, itemId: null, reason: null });
  const rows = heads.map((head) => [
    ...[{ text: head.id }, { text: head.title }, { text: head.state }, dayCell(head.receivedAt), { day: head.dueOn }],
    { text: isLate(head, now) ? "期限を過ぎています" : "" },
  ]);
  return tableCsv(["番号", "件名", "状態", "受付日", "期限", "遅れ"], rows);
}

/** An item as an operator opens it. `contact` null: two operators have not agreed that this one sees it. `hasContact`: there is one. */
export type OpenItem = ListedItem &
  Pick<Item, "facts" | "files" | "actions"> & {
    readonly queue: QueueKey;
    readonly queueTitle: string;
    readonly seen: string;
    readonly hasContact: boolean;
    readonly contact: Item["contact"] | null;
    /** What waits for a second operator. */
    readonly approvals: readonly ToldApproval[];
  };

/** Opens an item; that it was looked at is kept, and that its contact was. Null: nothing of this number waits there. */
export function openItem(deps: QueueDeps, { sub }: Operator, { queue, id }: ItemId): Promise<OpenItem | null> {
  return inTransaction(deps.db, async (tx) => {
    const of = { ...deps, db: tx };
    const item = await QUEUES[queue].find(of, id);
    if (!item) return null;
    const now = deps.clock.now();
    const isOpen =
      item.contact.length > 0 && (await isGranted(tx, { queue, id }, { action: DISCLOSE, to: sub, since: disclosedSince(now) }));
    const act = { operator: sub, queue, itemId: id, reason: null };
    const claim = await findClaim(tx, { queue, id });
    const { contact, personFacts = [], parties: _, ...shown } = item;
    const seesPerson = personFacts.length > 0 && holderOf(claim, sub, now) === "mine";
    const look = seesPerson ? "view-person" : "view";
    await appendAct(tx, { ...act, action: isOpen ? "view-contact" : look }, now);
    const waiting = await openApprovalsOf(tx, { queue, id }, lapsedBefore(now));
    const facts = [...item.facts, ...(seesPerson ? personFacts : personFacts.map(covered))];
    return {
      ...{ ...shown, facts, queue, queueTitle: QUEUES[queue].title, seen: versionOf(item), hasContact: contact.length > 0 },
      ...{
        isLate: isLate(item, now),
        claim: isRegister(item) || holderOf(claim, "", now) === "free" ? null : claim,
        contact: isOpen ? contact : null,
      },
      approvals: await Promise.all(waiting.map((one) => tellApproval(of, one, item))),
    };
  });
}

/** A request as who decides it reads it. `item` null: what it is about is gone. */
export async function tellApproval(deps: QueueDeps, approval: Approval, item: Item | null): Promise<ToldApproval> {
  const { queue, itemId: id, action, fields: input } = approval;
  return toldApproval(approval, item, (item && (await QUEUES[queue].costs?.(deps, { id, action, input }))) ?? []);
}

function covered({ label }: Fact): Fact {
  return { label, value: "担当すると表示します" };
}

/** What an operator decides about: the same as long as nothing of it has changed but what people wrote to each other meanwhile, which few may see. */
export function versionOf({ state, facts, personFacts = [], files, actions }: Item): string {
  const seen = JSON.stringify([state, [...facts, ...personFacts], files.map(({ id }) => id), actions.map(({ key }) => key)]);
  return createHash("sha256").update(seen).digest("base64url").slice(0, 16);
}

export type OpenFile = ItemFile & { readonly content: Uint8Array };

/** A file of an item; that it was opened is kept. Null: there is none, its bytes are gone, or it names a person and somebody else, or nobody, has the item. */
export async function openFile(
  deps: QueueDeps,
  { sub }: Operator,
  { queue, id, fileId }: ItemId & { readonly fileId: string },
): Promise<OpenFile | null> {
  const port = QUEUES[queue];
  const item = await port.find(deps, id);
  // What names a person is covered beside it: the paper that names them is, too.
  const isCovered =
    (item?.personFacts?.length ?? 0) > 0 && holderOf(await findClaim(deps.db, { queue, id }), sub, deps.clock.now()) !== "mine";
  const file = isCovered ? undefined : item?.files.find((one) => one.id === fileId);
  const content = file && port.readFile ? await port.readFile(deps, id, fileId) : null;
  if (!file || content === null) return null;
  await noteAct(deps, { operator: sub, action: "view-file", queue, itemId: id, reason: null });
  return { ...file, content };
}

export type FoundItem = ListedItem & { readonly queue: QueueKey; readonly queueTitle: string };

/** Items that wait under this number, in whichever queue; it may be written in full width, in any case and without hyphens. */
export async function findByNumber(deps: QueueDeps, number: string): Promise<FoundItem[]> {
  const asked = [...new Set([number.trim(), spoken(number)])].filter((one) => one !== "");
  const found = await Promise.all(
    QUEUE_KEYS.map(async (key) => {
      const items = await Promise.all(asked.map((id) => QUEUES[key].find(deps, id)));
      const heads = items.flatMap((item) => (item ? [headOf(item)] : [])).slice(0, 1);
      return (await listed(deps, key, heads)).map((item) => ({ ...item, queue: key, queueTitle: QUEUES[key].title }));
    }),
  );
  return found.flat();
}

function headOf({ id, title, state, receivedAt, dueOn }: Item): ItemHead {
  return { id, title, state, receivedAt, dueOn };
}

/** `ｋ７ｑｍ３ｘｗｄ９ｒｔａ` -> `K7QM-3XWD-9RTA`. */
function spoken(text: string): string {
  const letters = text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s‐‑–—―ー−-]/g, "");
  return letters.length === 12 ? (letters.match(/.{4}/g)?.join("-") ?? letters) : letters;
}

async function noteAct({ db, clock }: QueueDeps, act: Parameters<typeof appendAct>[1]): Promise<void> {
  await inTransaction(db, (tx) => appendAct(tx, act, clock.now()));
}
