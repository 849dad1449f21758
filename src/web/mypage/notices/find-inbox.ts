import { type ApiClient, apiClient, type InboxResponse } from "#api/client/client.ts";

/** A member's notices; null: they could not be read. */
export async function findInbox(mypage: ApiClient["mypage"] = apiClient().mypage): Promise<InboxResponse | null> {
  const answer = await mypage.get("/inbox");
  return answer.ok ? answer.value : null;
}
