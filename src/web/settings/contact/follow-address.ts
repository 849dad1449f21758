import type { ApiClient } from "#api/client/client.ts";

type Parts = { readonly session: { readonly reload: () => Promise<unknown> }; readonly mypage: ApiClient["mypage"] };

/** Takes up an address that was verified just now: in the tokens, and where notices go, which follow it only as their settings are read. */
export async function followAddress({ session, mypage }: Parts): Promise<void> {
  // The address is verified, whatever becomes of these.
  await Promise.allSettled([session.reload(), mypage.get("/notification-settings")]);
}
