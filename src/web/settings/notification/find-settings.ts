import { type ApiClient, apiClient, type NotificationSettingsResponse } from "#api/client/client.ts";

/** What the page is for: a member's own settings, nobody's, or those that could not be read. */
export type FoundSettings =
  | { readonly kind: "visitor" }
  | { readonly kind: "failed" }
  | { readonly kind: "member"; readonly settings: NotificationSettingsResponse };

export async function findSettings(isLoggedIn: boolean, mypage: ApiClient["mypage"] = apiClient().mypage): Promise<FoundSettings> {
  if (!isLoggedIn) return { kind: "visitor" };
  const answer = await mypage.get("/notification-settings");
  return answer.ok ? { kind: "member", settings: answer.value } : { kind: "failed" };
}
