import { describe, expect, it } from "vitest";
import type { InboxResponse } from "#api/client/client.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { noticeRows } from "./notice-rows.ts";
import { NoticesView } from "./notices.view.tsx";

type Note = InboxResponse["notes"][number];

const MESSAGE = "メッセージが届きました：わが家";
const note = (id: number, changes: Partial<Note> = {}): Note => ({
  ...{ id, topic: "offer", title: MESSAGE, body: "オファーの相手から届きました。", url: "/offer?side=owner&id=a" },
  ...{ madeAt: `2026-11-20T03:0${id}:00.000Z`, readAt: null, ...changes },
});
const rows = (...notes: Note[]) => noticeRows(notes).map(({ id, count }) => [id, count]);

describe("notices that say the same", () => {
  it("of one thread and unread are one row, where the newest stands", () => {
    expect(rows(note(4), note(3, { title: "ほか" }), note(2), note(1))).toEqual([
      [4, 3],
      [3, 1],
    ]);
  });

  it("of another thread, or read, stand by themselves", () => {
    const readAt = "2026-11-21T00:00:00.000Z";
    expect(rows(note(4), note(3, { url: "/offer?side=owner&id=b" }), note(2, { readAt }), note(1, { readAt }))).toEqual([
      [4, 1],
      [3, 1],
      [2, 1],
      [1, 1],
    ]);
    expect(rows()).toEqual([]);
  });
});

it("each row says when, and how many there are where there are several", async () => {
  const inbox = { unread: 3, notes: [note(3), note(2), note(1, { title: "オファーが届きました：わが家（5,480万円）" })] };
  const text = textOf(await renderInRouter(<NoticesView inbox={inbox} />, ["/", "/mypage", "/offer"]));

  expect(text).toContain("2026年11月20日 12:03未読メッセージが届きました：わが家（2件）");
  expect(text).toContain("2026年11月20日 12:01未読オファーが届きました：わが家（5,480万円）");
  expect(text.match(/メッセージが届きました/g)).toHaveLength(1);
});
