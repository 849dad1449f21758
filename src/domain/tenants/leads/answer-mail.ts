import type { MailKind } from "#domain/notifications/core/types.ts";
import type { OfCustomer } from "#domain/tenants/core/tenant-mails.ts";
import type { MailSender } from "#kernel/message.ts";

/** What an office answers a customer who asked. */
export const OFFICE_ANSWERS: MailKind<
  OfCustomer & { readonly text: string; readonly by: string },
  { readonly sender: MailSender; readonly email: string; readonly name: string | null }
> = {
  kind: "tenant-office-answers",
  isAskedByAnybody: false,
  write: ({ text, by, sender, email, name }) => ({
    subject: `${sender.name}からのお返事`,
    paragraphs: [
      ...(name === null ? [] : [`${name}さま`]),
      `${sender.name}の${by}です。お問い合わせにお返事します。`,
      text.split("\n"),
      [`ご返信・ご連絡先: ${email}`],
    ],
    sender,
    foot: { why: `${sender.name}の物件提案サービスから、ご質問・見学のご希望をいただいたため、お送りしています。` },
  }),
};
