import { type ApiClient, apiClient, type ProfileChanges } from "#api/client/client.ts";
import { currentText } from "#domain/members/purposes.ts";
import type { About } from "#domain/queries/core/types.ts";

/** What was told of oneself, without what was left open: nothing that stands in the profile goes by a skipped question. */
export function toldOf({ ageBand, gender, incomeBand, profession }: About): Omit<ProfileChanges, "updatedAt"> {
  return {
    ...(ageBand === null ? {} : { ageBand }),
    ...(gender === null ? {} : { gender }),
    ...(incomeBand === null ? {} : { incomeBand }),
    ...(profession === null ? {} : { profession }),
  };
}

/** Keeps it in the member's profile, with the agreement that was given to its purposes. False: it was not kept. */
export async function saveAbout(about: About, { mypage }: Pick<ApiClient, "mypage"> = apiClient()): Promise<boolean> {
  const seen = await mypage.get("/profile");
  if (!seen.ok) return false;
  const consentTextVersion = currentText("profile-matching").version;
  const answer = await mypage.put("/profile", { body: { ...toldOf(about), updatedAt: seen.value.updatedAt, consentTextVersion } });
  return answer.ok;
}
