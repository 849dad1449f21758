import type { MailWords } from "#domain/notifications/core/types.ts";
import {
  lineContents,
  lineLinkOf,
  MAIL_STOP,
  makeLink,
  type RegisteredLine,
  type RegisteredMail,
  readSettings,
  registerLine,
  registerMail,
  registerPreparedMail,
  stopSubject,
  takeBackLink,
  verdictOf,
} from "#domain/notifications/index.server.ts";
import type { Channel } from "#domain/notifications/settings/types.ts";
import { findOffer } from "#domain/offers/threads/offer-store.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { MessageBlock } from "#kernel/message.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { OFFER_HANDED_OVER } from "./agent-mails.ts";
import { OFFER_LINE, OFFER_MAIL, type OfferAdded, type OfferFacts, wordsOf } from "./offer-mails.ts";

type MailDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

/** Every kind of mail this domain sends. */
export function offerMails(deps: MailDeps): readonly RegisteredMail[] {
  return [
    registerMail(OFFER_HANDED_OVER),
    registerPreparedMail<OfferFacts, OfferAdded>(OFFER_MAIL, async (facts, { origin }) => {
      const to = await whereNow(deps, facts, "mail");
      if (typeof to !== "string") return to;
      const token = await makeLink(deps, MAIL_STOP, stopSubject(facts.recipient, "offer"));
      return {
        added: { stopUrl: `${origin}/settings/notification#stop=${token}` },
        to,
        takeBack: () => takeBackLink(deps.db, token),
        headers: {
          "List-Unsubscribe": `<${origin}/api/mail/stop?token=${token}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      };
    }),
  ];
}

/** The same on LINE; it may use what is kept back of the messages of a month. */
export function offerLines(deps: MailDeps): readonly RegisteredLine[] {
  return [
    registerLine<OfferFacts>(OFFER_LINE, async (facts, { origin }) => {
      const to = await whereNow(deps, facts, "line");
      if (typeof to !== "string") return to;
      const { subject, paragraphs } = wordsOf(facts, origin);
      return { to, messages: lineContents(subject, [{ kind: "heading", text: subject }, ...blocksOf(paragraphs)]), isUrgent: true };
    }),
  ];
}

/** A chat has no paragraphs beside its blocks. */
function blocksOf(paragraphs: MailWords["paragraphs"]): MessageBlock[] {
  return paragraphs.flatMap((one): MessageBlock[] => {
    if (typeof one === "string") return [{ kind: "note", text: one }];
    return "kind" in one ? [one] : [];
  });
}

/** Everything that decides whether it goes is read again: a reminder of what was answered or is over reaches nobody, nor does what was turned off meanwhile. */
async function whereNow(
  { db, clock }: MailDeps,
  { offerId, side, recipient, kind, number }: OfferFacts,
  channel: Channel,
): Promise<string | null | { readonly suppressed: string }> {
  const offer = await findOffer(db, offerId);
  if (!offer || (side === "owner" && offer.negotiation.isCutOff)) return null;
  const { clock: current, expiresAt } = offer.negotiation;
  const isReminder = kind.includes("reminder");
  if (isReminder && (current !== number || expiresAt === null || expiresAt <= clock.now())) return null;
  const settings = await readSettings(db, recipient);
  const verdict = verdictOf({ ...settings, quiet: null }, { topic: "offer", channel, now: clock.now(), sentToday: 0 });
  if (verdict.send === "never") return { suppressed: verdict.because };
  const to = channel === "mail" ? settings.mail.address : (await lineLinkOf(db, recipient)).userId;
  return to ?? { suppressed: "no address" };
}
