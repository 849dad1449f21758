import { type ApiClient, apiClient, type KeptHomesResponse, type OverviewResponse, type ProfileResponse } from "#api/client/client.ts";

/** What マイページ is made of; each part null where it could not be read. */
export type MyPageData = {
  readonly overview: OverviewResponse | null;
  readonly homes: KeptHomesResponse["items"] | null;
  /** No answers: the page does not show them, so they do not travel with it. */
  readonly profile: Pick<ProfileResponse, "icon" | "completeness"> | null;
};

/** Asks for all parts at once; one that fails does not take the others with it. */
export async function findMyPage(mypage: ApiClient["mypage"] = apiClient().mypage): Promise<MyPageData> {
  const [overview, profile, homes] = await Promise.all([mypage.get("/overview"), mypage.get("/profile"), mypage.get("/homes")]);
  return {
    homes: homes.ok ? homes.value.items : null,
    overview: overview.ok ? overview.value : null,
    profile: profile.ok ? { icon: profile.value.icon, completeness: profile.value.completeness } : null,
  };
}
