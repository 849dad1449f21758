import type { MailWords, MailWriter } from "#domain/notifications/core/types.ts";
import type { MailSender, MailToFrame } from "#kernel/message.ts";

/** A mail in words, as the frame of all mails takes it, with who sends it and where to ask. */
export function mailToFrame({ subject, sender, ...words }: MailWords, writer: MailWriter): { mail: MailToFrame; sender: MailSender } {
  const from = sender ?? operatorOf(writer);
  return { mail: { ...words, subject: `【${from.name}】${subject}`, title: subject }, sender: from };
}

/** The operator, as the head and the foot of a mail say it. */
export function operatorOf({ operatorName, origin, operatorAddress = "", licenceNumber = "" }: MailWriter): MailSender {
  return {
    name: operatorName,
    homeUrl: `${origin}/`,
    contactUrl: `${origin}/risk/contact`,
    postalAddress: operatorAddress,
    licence: licenceNumber,
  };
}
