import type { InboxResponse } from "#api/client/client.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { NoticesView } from "./notices.view.tsx";

const note = {
  ...{ id: 1, topic: "offer", title: "メッセージが届きました：わが家", body: "オファーの相手から届きました。", readAt: null },
  ...{ url: "/offer?side=owner&id=a", madeAt: "2026-11-20T03:01:00.000Z" },
};
const read = { ...note, id: 2, url: "/offer?side=owner&id=b", readAt: "2026-11-21T00:00:00.000Z" };
const inbox: InboxResponse = { unread: 2, notes: [note, { ...note, id: 3 }, read] };

export const gallery: Gallery = {
  title: "お知らせの一覧",
  cases: [
    { name: "未読と既読", element: <NoticesView inbox={inbox} /> },
    { name: "なし", element: <NoticesView inbox={{ unread: 0, notes: [] }} /> },
    { name: "取得失敗", element: <NoticesView inbox={null} /> },
  ],
};
