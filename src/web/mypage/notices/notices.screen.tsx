import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { apiClient, type InboxResponse } from "#api/client/client.ts";
import { tellUnread, unreadState } from "#web/session/unread/unread.ts";
import { NoticesView } from "./notices.view.tsx";

/** What is shown here has been seen: it stays marked as new until the page is opened again, or until something more comes in, which is then shown as well. */
export function NoticesScreen({ inbox }: { readonly inbox: InboxResponse | null }) {
  const router = useRouter();
  const upTo = inbox?.notes[0]?.id ?? null;
  const unread = inbox?.unread ?? 0;
  const isRead = useRef(false);
  useEffect(() => {
    isRead.current = unread === 0;
    if (upTo === null || unread === 0) return;
    void apiClient()
      .mypage.post("/inbox/read", { body: { upTo }, isRepeatable: true })
      .then((answer) => {
        if (!answer.ok) return;
        tellUnread(answer.value.unread);
        isRead.current = true;
      });
  }, [upTo, unread]);
  const look = useEffectEvent(() => {
    if (!isRead.current || unreadState.state() === 0) return;
    isRead.current = false;
    void router.invalidate();
  });
  useEffect(() => unreadState.subscribe(() => look()), []);
  return <NoticesView inbox={inbox} />;
}
