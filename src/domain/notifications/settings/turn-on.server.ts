import { isKnownText } from "#domain/members/index.server.ts";
import { recipientOf } from "#domain/notifications/core/recipients.ts";
import type { Tx } from "#platform/db.server.ts";
import { purposeOf, usualSettings } from "./rules.ts";
import { type ChangeDeps, keepInLedger } from "./settings.server.ts";
import { hasChosen, nextVersion, settingsOf, writeChoice, writeMail, writeSettings } from "./settings-store.server.ts";
import { CHANNELS, type Topic } from "./types.ts";

type FirstUse = {
  readonly sub: string;
  readonly topic: Topic;
  /** Of the words shown beside what was pressed. */
  readonly textVersion: string;
  readonly sourceHash: string | null;
  /** The proved address by now; null: there is none. */
  readonly mailTo: string | null;
};

/**
 * Turns a topic on by every way, in a transaction that holds the member, where they use for the first time what it tells of and were told so beside the button. Whoever has
 * ever chosen about the topic is left as they chose. Answers whether anything was turned on.
 */
export async function turnOnAtFirstUse(
  deps: ChangeDeps,
  tx: Tx,
  { sub, topic, textVersion, sourceHash, mailTo }: FirstUse,
): Promise<boolean> {
  const recipient = recipientOf({ sub });
  if (await hasChosen(tx, recipient, topic)) return false;
  const at = deps.clock.now();
  const before = await settingsOf(tx, recipient);
  const mail = { address: mailTo, state: mailTo === null ? ("unverified" as const) : ("ok" as const) };
  if (before.version === 0) await writeSettings(tx, { ...usualSettings(recipient), mail, at });
  else await nextVersion(tx, recipient, at);
  if (before.version > 0 && before.mail.address === null && mailTo !== null) await writeMail(tx, recipient, mail, at);
  for (const channel of CHANNELS) {
    const change = { topic, channel, isOn: true };
    if (!isKnownText(purposeOf(change), textVersion)) continue;
    await writeChoice(tx, recipient, { ...change, at, by: "member" });
    await keepInLedger(deps, tx, change, { sub, textVersion, sourceHash, channel: "web" });
  }
  return true;
}
