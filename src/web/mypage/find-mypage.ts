import {
  type ApiClient,
  apiClient,
  type KeptHomesResponse,
  type OfferSummary,
  type OverviewResponse,
  type ProfileResponse,
  type SavedQueriesResponse,
} from "#api/client/client.ts";
import type { AssetsToday } from "#web/mypage/assets/cards/assets-section.tsx";
import { assetsToday } from "#web/mypage/assets/cards/today-of.ts";

/** What マイページ is made of; each part null where it could not be read. */
export type MyPageData = {
  readonly overview: OverviewResponse | null;
  /** The homes that the member owns. */
  readonly assets: AssetsToday | null;
  readonly homes: KeptHomesResponse["items"] | null;
  /** What is being looked for, by the name its member gave it or in words; the answers stay where they are. */
  readonly queries: readonly KeptQuery[] | null;
  readonly offers: OfferSummary | null;
  /** No answers: the page does not show them, so they do not travel with it. */
  readonly profile: Pick<ProfileResponse, "icon" | "completeness"> | null;
};

export type KeptQuery = Pick<SavedQueriesResponse["items"][number], "id" | "words" | "state">;

/** Asks for all parts at once; one that fails does not take the others with it. */
export async function findMyPage(mypage: ApiClient["mypage"] = apiClient().mypage): Promise<MyPageData> {
  const [overview, profile, homes, queries, assets, offers] = await Promise.all([
    mypage.get("/overview"),
    mypage.get("/profile"),
    mypage.get("/homes"),
    mypage.get("/queries"),
    mypage.get("/assets"),
    mypage.get("/offer-summary"),
  ]);
  return {
    assets: assets.ok ? assetsToday(assets.value) : null,
    homes: homes.ok ? homes.value.items : null,
    queries: queries.ok ? queries.value.items.map(({ id, words, state, answers }) => ({ id, words: answers.name ?? words, state })) : null,
    offers: offers.ok ? offers.value : null,
    overview: overview.ok ? overview.value : null,
    profile: profile.ok ? { icon: profile.value.icon, completeness: profile.value.completeness } : null,
  };
}
