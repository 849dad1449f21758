import type { MailWords, MailWriter } from "#domain/notifications/core/types.ts";
import type { MailSender, MailToFrame } from "#kernel/message.ts";

/** A mail in words, as the frame of all mails takes it, with who sends it and where to ask. An office is named where the sender stands, and not in the subject too. */
export function mailToFrame(
  { subject, sender, contactPath, ...words }: MailWords,
  writer: MailWriter,
): { mail: MailToFrame; sender: MailSender } {
  const from = sender ?? operatorOf(writer, contactPath);
  const marked = sender === undefined ? `【${from.name}】${subject}` : subject;
  return { mail: { ...words, subject: marked, title: subject }, sender: from };
}

/** The operator, as the head and the foot of a mail say it, with where its reader asks. */
export function operatorOf(
  { operatorName, origin, operatorAddress = "", licenceNumber = "" }: MailWriter,
  contactPath: "/risk/contact" | "/biz/contact" = "/risk/contact",
): MailSender {
  return {
    name: operatorName,
    homeUrl: `${origin}/`,
    contactUrl: `${origin}${contactPath}`,
    postalAddress: operatorAddress,
    licence: licenceNumber,
  };
}
