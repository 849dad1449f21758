import { useEffect } from "react";
import { apiClient, type InboxResponse } from "#api/client/client.ts";
import { tellUnread } from "#web/session/unread/unread.ts";
import { NoticesView } from "./notices.view.tsx";

/** What is shown here has been seen: it stays marked as new until the page is opened again. */
export function NoticesScreen({ inbox }: { readonly inbox: InboxResponse | null }) {
  const upTo = inbox?.notes[0]?.id ?? null;
  const unread = inbox?.unread ?? 0;
  useEffect(() => {
    if (upTo === null || unread === 0) return;
    void apiClient()
      .mypage.post("/inbox/read", { body: { upTo }, isRepeatable: true })
      .then((answer) => answer.ok && tellUnread(answer.value.unread));
  }, [upTo, unread]);
  return <NoticesView inbox={inbox} />;
}
