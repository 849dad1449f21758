import { type ApiClient, apiClient, type OfferBlocks, type OfferCampaigns, type OfferPage, type OfferSummary } from "#api/client/client.ts";
import { findStart, type StartData } from "#web/offer/start/find-start.ts";
import { findThread, type ThreadData } from "#web/offer/thread/find-thread.ts";
import type { OfferSide } from "#web/offer/words/offer-words.ts";
import type { OffersSearch } from "./offers-search.ts";

export type OfferListData = {
  readonly kind: "list";
  readonly side: OfferSide;
  readonly offers: OfferPage;
  /** Null: the numbers could not be read. */
  readonly summary: OfferSummary | null;
  /** Of a buyer; null: they could not be read, or an owner looks. */
  readonly campaigns: OfferCampaigns | null;
  /** Of an owner. */
  readonly blocks: OfferBlocks["items"];
  readonly at: string;
};

export type OffersData = OfferListData | ThreadData | StartData | { readonly kind: "visitor" } | { readonly kind: "failed" };
type MyPage = ApiClient["mypage"];

/** What the page of offers shows; `unknown`: there is no such offer of theirs. */
export async function findOffers(
  search: OffersSearch,
  isLoggedIn: boolean,
  mypage: MyPage = apiClient().mypage,
): Promise<OffersData | "unknown"> {
  if (!isLoggedIn) return { kind: "visitor" };
  if (search.id !== undefined) return (await findThread(search.id, mypage)) ?? { kind: "failed" };
  if (search.start !== undefined) return findStart(search.start, mypage);
  return findList(search, mypage);
}

async function findList(
  { side = "buyer", page = 1 }: { readonly side?: OfferSide; readonly page?: number },
  mypage: MyPage,
): Promise<OffersData> {
  const isOwner = side === "owner";
  const [offers, summary, campaigns, blocks] = await Promise.all([
    mypage.get("/offers", { query: { side, page } }),
    mypage.get("/offer-summary"),
    isOwner ? null : mypage.get("/offer-campaigns"),
    isOwner ? mypage.get("/offer-blocks") : null,
  ]);
  if (!offers.ok) return { kind: offers.problem.status === 401 ? "visitor" : "failed" };
  return {
    ...{ kind: "list", side, offers: offers.value, at: new Date().toISOString() },
    summary: summary.ok ? summary.value : null,
    campaigns: campaigns?.ok ? campaigns.value : null,
    blocks: blocks?.ok ? blocks.value.items : [],
  };
}
