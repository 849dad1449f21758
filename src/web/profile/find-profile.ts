import { type ApiClient, apiClient, type ProfileResponse } from "#api/client.ts";
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
    profile: () => mypage().profile(),
    saveProfile: (changes) => noted(mypage().saveProfile(changes)),
    withdrawConsent: (purpose) => noted(mypage().withdrawConsent(purpose)),
  };
  /** The profile as it is saved, after what is being saved now; null where it cannot be read. */
  const find = async (): Promise<ProfileResponse | null> => {
    await Promise.allSettled(underWay);
    const answer = await mypage().profile();
    return answer.ok ? answer.value : null;
  };
  return { find, calls };
}

export const { find: findProfile, calls: profileCalls } = profileAccess(() => apiClient().mypage);
