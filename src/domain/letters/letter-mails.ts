import type { MailKind } from "#domain/notifications/core/types.ts";
import type { NamedSubject } from "#domain/subjects/types.ts";
import { formatIsoDate } from "#kernel/japanese-date.ts";
import { subjectLine } from "#kernel/japanese-text.ts";
import { MAILED_KINDS, type MailedKind } from "./kinds.ts";

type OfLetter = { readonly letter: MailedKind; readonly number: string; readonly subject: NamedSubject | null };

/** `dueOn`: ISO date. */
export const LETTER_RECEIVED: MailKind<OfLetter & { readonly dueOn: string }> = {
  kind: "letter-received",
  isAskedByAnybody: true,
  write: ({ letter, number, dueOn, subject }) => ({
    subject: `${MAILED_KINDS[letter].title}を受け付けました(受付番号 ${number})`,
    paragraphs: [
      `${MAILED_KINDS[letter].title}をいただき、ありがとうございます。次のとおり受け付けました。`,
      [`受付番号: ${number}`, subject && subjectLine(subject), `お返事の予定: ${formatIsoDate(dueOn)}まで`],
      "お送りいただいた内容は、このメールには載せていません。お返事は、このメールアドレスにお送りします。",
      "お心当たりがない場合は、このメールを破棄してください。",
    ],
  }),
};

export const LETTER_ANSWERED: MailKind<OfLetter & { readonly answer: string }> = {
  kind: "letter-answered",
  isAskedByAnybody: false,
  write: ({ letter, number, answer, subject }) => ({
    subject: `${MAILED_KINDS[letter].title}へのお返事(受付番号 ${number})`,
    paragraphs: [
      `${MAILED_KINDS[letter].title}をいただき、ありがとうございました。お返事をお送りします。`,
      [`受付番号: ${number}`, subject && subjectLine(subject)],
      answer,
      "続けてお尋ねになるときは、受付番号を添えて、お問い合わせの画面からお送りください。",
    ],
  }),
};
