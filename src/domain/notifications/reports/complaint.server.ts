import { changeMember, withdrawNoticeConsent } from "#domain/members/index.server.ts";
import { memberOf } from "#domain/notifications/core/recipients.ts";
import { insertNote } from "#domain/notifications/inbox/inbox-store.server.ts";
import { closePages } from "#domain/notifications/links/page-store.server.ts";
import { recipientsOfAddress } from "#domain/notifications/settings/recipients-store.server.ts";
import { endedBy, purposeOf } from "#domain/notifications/settings/rules.ts";
import { nextVersion, settingsOf, writeChoice } from "#domain/notifications/settings/settings-store.server.ts";
import { TOPICS } from "#domain/notifications/settings/types.ts";
import { ok } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";

/** Turns all mails off of whoever has an address whose owner complained of one, and takes back what was agreed to. LINE stays as it was chosen. */
export async function stopMailsTo(tx: Tx, address: string, at: Date): Promise<void> {
  for (const recipient of await recipientsOfAddress(tx, address)) {
    const sub = memberOf(recipient);
    if (sub !== null) await changeMember(tx, { sub }, async () => ok(await stopMails(tx, { recipient, sub, at })));
  }
}

type Stopped = { readonly recipient: string; readonly sub: string; readonly at: Date };

async function stopMails(tx: Tx, { recipient, sub, at }: Stopped): Promise<void> {
  const { choices } = await settingsOf(tx, recipient);
  const topics = TOPICS.filter((topic) => choices[topic].mail);
  if (topics.length === 0) return;
  for (const topic of topics) {
    const change = { topic, channel: "mail", isOn: false } as const;
    // No link of a mail takes it back.
    await writeChoice(tx, recipient, { ...change, at, by: "complaint" });
    await withdrawNoticeConsent(tx, sub, purposeOf(change), at);
    const after = { ...choices, [topic]: { ...choices[topic], mail: false } };
    await closePages(tx, { recipient, ...endedBy(change, after), at });
  }
  await nextVersion(tx, recipient, at);
  await insertNote(tx, {
    ...{ recipient, key: `complaint ${at.toISOString()}`, topic: "settings", url: "/settings/notification", at },
    title: "メールのお知らせを停止しました",
    body: "お使いのメールサービスから、迷惑メールとしての報告がありました。メールのお知らせをすべてオフにしています。受け取る場合は、別のアドレスに変更してください。",
  });
}
