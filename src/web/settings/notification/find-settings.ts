import { type ApiClient, apiClient, type NotificationSettingsResponse } from "#api/client/client.ts";

/** What the page is for: a member's own settings, nobody's, or those that could not be read. */
export type FoundSettings =
  | { readonly kind: "visitor" }
  | { readonly kind: "failed" }
  | { readonly kind: "member"; readonly settings: NotificationSettingsResponse; readonly friendUrl: string | null };

export async function findSettings(isLoggedIn: boolean, mypage: ApiClient["mypage"] = apiClient().mypage): Promise<FoundSettings> {
  if (!isLoggedIn) return { kind: "visitor" };
  const [answer, line] = await Promise.all([mypage.get("/notification-settings"), mypage.get("/line")]);
  return answer.ok ? { kind: "member", settings: answer.value, friendUrl: line.ok ? line.value.friendUrl : null } : { kind: "failed" };
}
