import { type ApiClient, apiClient, type ProfileResponse, type RiskWeightsResponse } from "#api/client/client.ts";
import type { ProfileCalls } from "./save-change.ts";

/** Reading the profile for a page, and changing it from one. */
export function profileAccess(mypage: () => ApiClient["mypage"]) {
  const underWay = new Set<Promise<unknown>>();
  const noted = <T>(saving: Promise<T>): Promise<T> => {
    underWay.add(saving);
    const isOver = () => underWay.delete(saving);
    saving.then(isOver, isOver);
    return saving;
  };
  const calls: ProfileCalls = {
    profile: () => mypage().get("/profile"),
    saveProfile: (changes) => noted(mypage().put("/profile", { body: changes })),
    withdrawConsent: (purpose) => noted(mypage().delete("/consents/{purpose}", { path: { purpose } })),
  };
  /** The profile as it is saved, after what is being saved now; null where it cannot be read. */
  const find = async (): Promise<ProfileResponse | null> => {
    await Promise.allSettled(underWay);
    const answer = await mypage().get("/profile");
    return answer.ok ? answer.value : null;
  };
  return { find, calls };
}

export const { find: findProfile, calls: profileCalls } = profileAccess(() => apiClient().mypage);

/** What the profile screen is made of; each part null where it could not be read. */
export type ProfilePage = { readonly profile: ProfileResponse | null; readonly riskWeights: RiskWeightsResponse | null };

/** Asks for both at once; one that fails does not take the other with it. */
export async function findProfilePage(
  find: () => Promise<ProfileResponse | null> = findProfile,
  mypage: () => ApiClient["mypage"] = () => apiClient().mypage,
): Promise<ProfilePage> {
  const [profile, riskWeights] = await Promise.all([find(), mypage().get("/risk-weights")]);
  return { profile, riskWeights: riskWeights.ok ? riskWeights.value : null };
}
