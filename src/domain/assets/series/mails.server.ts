import type { MailWriter } from "#domain/notifications/core/types.ts";
import {
  lineContents,
  MAIL_STOP,
  makeLink,
  memberOf,
  type RegisteredLine,
  type RegisteredMail,
  readSettings,
  registerLine,
  registerPreparedMail,
  stopSubject,
  takeBackLink,
  verdictOf,
} from "#domain/notifications/index.server.ts";
import type { Channel } from "#domain/notifications/settings/types.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { mayGo, queueValueMail } from "./tell-changes.server.ts";
import { toldIn } from "./told-store.server.ts";
import { ASSET_VALUE, ASSET_VALUE_LINE, ASSET_VALUE_SUBJECT, type ToldHome, type ValueFacts, valueBlocks } from "./value-mails.ts";

type MailDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };
type Read = { readonly homes: readonly ToldHome[] } | null | { readonly suppressed: string } | { readonly waitUntil: Date };

/** What is told as the message goes out, or why it does not go now: settings and homes are read again. */
async function readAgain({ db, clock }: MailDeps, { recipient, month }: ValueFacts, channel: Channel): Promise<Read> {
  const verdict = verdictOf(await readSettings(db, recipient), { topic: "asset-value", channel, now: clock.now(), sentToday: 0 });
  if (verdict.send === "never") return { suppressed: verdict.because };
  if (verdict.send === "later") return { waitUntil: verdict.at };
  const homes = await toldIn(db, memberOf(recipient) ?? "", month);
  return homes.length === 0 ? null : { homes };
}

export function valueMail(deps: MailDeps): RegisteredMail {
  return registerPreparedMail(ASSET_VALUE, async (facts, { origin }: MailWriter) => {
    const read = await readAgain(deps, facts, "mail");
    if (read === null || !("homes" in read)) return read;
    const token = await makeLink(deps, MAIL_STOP, stopSubject(facts.recipient, "asset-value"));
    return {
      added: { homes: read.homes, stopUrl: `${origin}/settings/notification#stop=${token}` },
      headers: {
        "List-Unsubscribe": `<${origin}/api/mail/stop?token=${token}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
      takeBack: () => takeBackLink(deps.db, token),
    };
  });
}

/** What LINE did not take goes by mail, to who agreed to mails too. */
export function valueLine(deps: MailDeps): RegisteredLine {
  return registerLine<ValueFacts>(
    ASSET_VALUE_LINE,
    async (facts, { origin }) => {
      const read = await readAgain(deps, facts, "line");
      if (read === null || !("homes" in read)) return read;
      const settings = { label: "通知設定", url: `${origin}/settings/notification` };
      return { messages: lineContents(ASSET_VALUE_SUBJECT, [...valueBlocks(read, origin), { kind: "button", link: settings }]) };
    },
    {
      onOutcome: async (tx, facts, outcome, detail) => {
        if (outcome === "sent" || outcome === "unknown" || detail === "off" || detail === "paused") return;
        const [settings, at] = [await readSettings(tx, facts.recipient), deps.clock.now()];
        if (mayGo(settings, "mail", at)) await queueValueMail(tx, settings, { ...facts, at });
      },
    },
  );
}
