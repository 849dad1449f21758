import { expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { DeliveryList } from "./deliveries.tsx";
import { eventField, readWebhookForm } from "./read-webhook-form.ts";
import { SAMPLE_CLIENTS, SAMPLE_DELIVERIES, SAMPLE_ENDPOINTS } from "./samples.ts";
import { WebhooksScreen } from "./webhooks.screen.tsx";

const draw = (view: Parameters<typeof renderInRouter>[0]) => renderInRouter(view, ["/", "/console/api/webhooks"]);

it("tells endpoints with what they are told, how they stand and what can be done", async () => {
  const html = await draw(<WebhooksScreen clients={SAMPLE_CLIENTS} webhooks={{ items: SAMPLE_ENDPOINTS }} />);
  const text = textOf(html);
  for (const part of ["有効", "届いていません", "停止中", "一括査定の完了・一括査定の失敗", "まで署名します"]) expect(text).toContain(part);
  expect(html.match(/への送信を再開する"/g)).toHaveLength(2);
  expect(html.match(/へ試しに送る"/g)).toHaveLength(4);
});

it("takes no sixth endpoint, and says how to begin", async () => {
  const five = [1, 2, 3, 4, 5].flatMap((n) => SAMPLE_ENDPOINTS.slice(0, 1).map((one) => ({ ...one, id: `w${n}` })));
  expect(textOf(await draw(<WebhooksScreen clients={SAMPLE_CLIENTS} webhooks={{ items: five }} />))).toContain("送信先は5つまでです");
  expect(textOf(await draw(<WebhooksScreen clients={[]} webhooks={{ items: [] }} />))).toContain("まだご利用になっていません");
});

it("tells each try of a message by its status and time", async () => {
  const text = textOf(await draw(<DeliveryList items={SAMPLE_DELIVERIES} isBusy={false} onResend={async () => undefined} />));
  for (const part of ["500（2xx以外の応答）　120ミリ秒", "10秒以内に応答なし　10,000ミリ秒", "204　80ミリ秒", "次の送信", "msg_taken"])
    expect(text).toContain(part);
});

it.each([
  [{ url: "", [eventField("batch.failed")]: "on" }, "url"],
  [{ url: "https://hooks.example.co.jp/" }, "events"],
])("%j lacks %s", (typed, field) => {
  const read = readWebhookForm(typed);
  expect(read.ok ? [] : read.issues.map((issue) => issue.field)).toEqual([field]);
});
