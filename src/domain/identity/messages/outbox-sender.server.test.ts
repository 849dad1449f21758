import { beforeAll, describe, expect, it } from "vitest";
import type { Message } from "#domain/identity/core/messages.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { createOutboxSender } from "./outbox-sender.server.ts";
import { listSentMessages } from "./outbox-store.server.ts";

const clock = movableClock(new Date("2026-04-01T00:00:00Z"));
let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

const mail = (more: Partial<Message>): Message => ({
  medium: "EMAIL",
  to: "hanako@example.jp",
  username: "hanako",
  subject: "件名",
  body: "本文",
  code: "012345",
  ...more,
});

describe("the outbox", () => {
  it("keeps messages, and lists the newest first, by recipient or by user name", async () => {
    const send = createOutboxSender({ db, clock });
    const messages = [
      mail({}),
      mail({ to: "taro@example.jp", username: "taro", code: null }),
      mail({ to: "+819012345678", medium: "SMS", subject: null }),
    ];
    for (const message of messages) expect(await send(message)).toBe(true);

    const to = async (...wanted: string[]) => (await listSentMessages(db, { wanted, limit: 10 })).map((message) => message.to);

    expect(await to()).toEqual(["+819012345678", "taro@example.jp", "hanako@example.jp"]);
    expect(await to("hanako")).toEqual(["+819012345678", "hanako@example.jp"]);
    expect(await to("taro@example.jp", "+819012345678")).toEqual(["+819012345678", "taro@example.jp"]);
    expect(await to("nobody")).toEqual([]);
    expect(await listSentMessages(db, { wanted: [], limit: 1 })).toEqual([
      { ...messages[2], id: 3, sentAt: clock.now(), html: null, attachments: [], headers: {}, messages: [] },
    ]);
  });

  it("keeps a mail as its receiver sees it: with its HTML and its headers", async () => {
    const as = { html: "<p>本文</p>", headers: { "List-Unsubscribe": "<https://site.test/stop>" } };
    await createOutboxSender({ db, clock })(mail({ to: "seen@example.jp", ...as }));

    expect(await listSentMessages(db, { wanted: ["seen@example.jp"], limit: 1 })).toMatchObject([as]);
  });

  it("keeps a message of LINE as the Messaging API takes it", async () => {
    const messages = [{ type: "text", text: "こんにちは" }];
    await createOutboxSender({ db, clock })({ ...mail({ to: "U1", subject: null }), medium: "LINE", messages });

    expect(await listSentMessages(db, { wanted: ["U1"], limit: 1 })).toMatchObject([{ medium: "LINE", messages }]);
  });

  it("fails for an address that can never exist, and keeps nothing", async () => {
    const send = createOutboxSender({ db, clock });

    expect(await send(mail({ to: "hanako@mail.INVALID" }))).toBe(false);
    expect(await listSentMessages(db, { wanted: ["hanako@mail.INVALID"], limit: 1 })).toEqual([]);
  });
});
