import { changeMember, currentText } from "#domain/members/index.server.ts";
import { memberOf } from "#domain/notifications/core/recipients.ts";
import { insertNote } from "#domain/notifications/inbox/inbox-store.server.ts";
import { openLink } from "#domain/notifications/links/opaque-links.server.ts";
import { closePages } from "#domain/notifications/links/page-store.server.ts";
import { MAIL_STOP } from "#domain/notifications/links/purposes.ts";
import { maskedEmail } from "#kernel/fields/masked-email.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { changedChoices, purposeOf, readStopSubject, TOPIC_NAMES, UNDO_FOR, usualSettings } from "./rules.ts";
import { type ChangeDeps, keepInLedger } from "./settings.server.ts";
import { type ChangedBy, nextVersion, settingsOf, stoppedByLink, writeChoice } from "./settings-store.server.ts";
import type { Channel, NotificationSettings, Topic } from "./types.ts";

type Choices = NotificationSettings["choices"];

/** What the holder of a stop link is shown: the token is all they need, so the address is masked. */
export type StopView = {
  readonly topic: Topic;
  readonly address: string | null;
  /** Whether this topic comes by any way. */
  readonly isOn: boolean;
  /** Whether any topic does. */
  readonly isAnyOn: boolean;
  /** What the link stopped within a day, and takes back. */
  readonly canUndo: boolean;
};

type StopDeps = ChangeDeps;
type Opened = { readonly recipient: string; readonly topic: Topic; readonly sub: string };

/** What a stop link leads to; null: nobody made it. Changes nothing. */
export async function stopView(deps: { readonly db: Db; readonly clock: Clock }, token: string): Promise<StopView | null> {
  const opened = await open(deps, token);
  return opened && viewOf(deps.db, opened, deps.clock.now());
}

/** Turns off the topic of a link, or everything, by every way and at once: what waits to be sent asks for the settings once more. Again: the same answer. */
export async function stopByLink(deps: StopDeps, token: string, what: "topic" | "all"): Promise<StopView | null> {
  const opened = await open(deps, token);
  if (!opened) return null;
  const after = (choices: Choices): Choices => {
    const nothing = usualSettings(opened.recipient).choices;
    return what === "all" ? nothing : { ...choices, [opened.topic]: nothing[opened.topic] };
  };
  await change(deps, opened, async (tx) => {
    const { choices } = await settingsOf(tx, opened.recipient);
    if (changedChoices(choices, after(choices)).length > 0) await noteStop(tx, opened, what, deps.clock.now());
    const topic = what === "all" ? null : opened.topic;
    await closePages(tx, { recipient: opened.recipient, topic, channel: null, at: deps.clock.now() });
    return after;
  });
  return viewOf(deps.db, opened, deps.clock.now());
}

/** Takes back what links stopped within a day. `too-late`: there is nothing of the kind any more. */
export async function undoStop(deps: StopDeps, token: string): Promise<Result<StopView, "unknown" | "too-late">> {
  const opened = await open(deps, token);
  if (!opened) return refused("unknown");
  const isChanged = await change(deps, opened, async (tx) => {
    const stopped = await stoppedByLink(tx, opened.recipient, undoSince(deps.clock.now()));
    return (choices) => stopped.reduce<Choices>((all, { topic, channel }) => withOn(all, topic, channel), choices);
  });
  return isChanged ? ok(await viewOf(deps.db, opened, deps.clock.now())) : refused("too-late");
}

function withOn(choices: Choices, topic: Topic, channel: Channel): Choices {
  return { ...choices, [topic]: { ...choices[topic], [channel]: true } };
}

/** A stop comes from whoever holds a mail: the member hears of it where they sign in. */
function noteStop(tx: Tx, { recipient, topic }: Opened, what: "topic" | "all", at: Date): Promise<boolean> {
  const name = what === "all" ? "すべてのお知らせ" : `「${TOPIC_NAMES[topic]}」`;
  return insertNote(tx, {
    recipient,
    key: `stopped ${at.toISOString()}`,
    topic: "settings",
    title: `${name}を停止しました`,
    body: "メールのリンクから停止されました。通知設定で、いつでも元に戻せます。",
    url: "/settings/notification",
    at,
  });
}

type HowChoices = (tx: Tx) => Promise<(choices: Choices) => Choices>;

/** Whether anything was changed. An account that is gone gets nothing more anyway. */
async function change(deps: StopDeps, { recipient, sub }: Opened, how: HowChoices): Promise<boolean> {
  const changed = await changeMember<boolean, never>(deps.db, { sub }, async (tx) => {
    const { choices } = await settingsOf(tx, recipient);
    const changes = changedChoices(choices, (await how(tx))(choices));
    if (changes.length === 0) return ok(false);
    const at = deps.clock.now();
    for (const one of changes) {
      const by: ChangedBy = one.isOn ? "member" : "stop-link";
      await writeChoice(tx, recipient, { ...one, at, by });
      const { version: textVersion } = currentText(purposeOf(one));
      await keepInLedger(deps, tx, one, { sub, textVersion, sourceHash: null, channel: "mail" });
    }
    await nextVersion(tx, recipient, at);
    return ok(true);
  });
  return changed.ok && changed.value;
}

async function open(deps: { readonly db: Db; readonly clock: Clock }, token: string): Promise<Opened | null> {
  const link = await openLink(deps, MAIL_STOP, token);
  const subject = link && readStopSubject(link.subject);
  const sub = subject && memberOf(subject.recipient);
  return subject && sub ? { ...subject, sub } : null;
}

async function viewOf(db: Db, { recipient, topic }: Opened, now: Date): Promise<StopView> {
  const { choices, mail } = await settingsOf(db, recipient);
  const isOn = (each: Readonly<Record<Channel, boolean>>) => each.mail || each.line;
  return {
    topic,
    address: mail.address === null ? null : maskedEmail(mail.address),
    isOn: isOn(choices[topic]),
    isAnyOn: Object.values(choices).some(isOn),
    canUndo: (await stoppedByLink(db, recipient, undoSince(now))).length > 0,
  };
}

function undoSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_FOR);
}
