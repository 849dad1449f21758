import { doubtfulSales, joinHomes, judgeSale, listDoubtfulPairs, splitHomes } from "#domain/listings/index.server.ts";
import type { PairedOffer } from "#domain/listings/pairs/offer-pairs.ts";
import type { ListingsCommand } from "./listings-command.ts";
import type { ListingsOperator } from "./listings-tasks.server.ts";

/** Advertisements that may be counted wrongly, one pair a line. */
export async function listPairs({ db, print }: ListingsOperator): Promise<null> {
  const pairs = await listDoubtfulPairs(db);
  if (pairs.length === 0) print("疑わしい組はありません");
  for (const { first, second, isTogether } of pairs)
    print(`${isTogether ? "同じ住戸としたが価格が違う" : "別の住戸としたが違いがない"}  ${words(first)}  /  ${words(second)}`);
  return null;
}

function words({ id, companyId, reference, title, price }: PairedOffer): string {
  return `${id} (${companyId} ${reference}) ${title} ${price.toLocaleString("ja-JP")}円`;
}

const REFUSALS = { unknown: "その番号の物件はありません", same: "別の物件IDを二つ指定してください" } as const;

export async function splitPair(
  operator: ListingsOperator,
  { listingIds }: Extract<ListingsCommand, { kind: "split" }>,
): Promise<string | null> {
  const split = await splitHomes(operator, listingIds);
  if (!split.ok) return REFUSALS[split.reason];
  operator.print(split.value ? "別の住戸にしました" : "もともと別の住戸です。以後の取り込みでも一つになりません");
  return null;
}

const JOIN_REFUSALS = {
  ...REFUSALS,
  "not-split": "この二つは split していません",
  "told-apart": "同じ住戸のほかの広告が、split されています。先に、その組を join してください",
} as const;

export async function joinPair(
  operator: ListingsOperator,
  { listingIds }: Extract<ListingsCommand, { kind: "join" }>,
): Promise<string | null> {
  const joined = await joinHomes(operator, listingIds);
  if (!joined.ok) return JOIN_REFUSALS[joined.reason];
  operator.print("また同じ住戸にしました");
  return null;
}

/** Sales that do not count for others, one a line. */
export async function listSales({ db, print }: ListingsOperator): Promise<null> {
  const sales = await doubtfulSales(db);
  if (sales.length === 0) print("確かめる成約はありません");
  for (const { id, companyId, reference, title, soldAt, offers } of sales)
    print(
      `${id} (${companyId} ${reference}) ${title}  成約 ${soldAt.toISOString()}  掲載中のほかの広告 ${offers.toLocaleString("ja-JP")}件`,
    );
  return null;
}

export async function judge(operator: ListingsOperator, sale: Extract<ListingsCommand, { kind: "sale" }>): Promise<string | null> {
  const judged = await judgeSale(operator, sale);
  if (!judged.ok) return judged.reason === "unknown" ? REFUSALS.unknown : "成約していない物件です";
  operator.print(sale.counts ? "ほかの会社の広告も、成約済みにしました" : "ほかの会社の広告には及ばない成約にしました");
  return null;
}
