import type { MailParagraph, MailWords, MailWriter } from "./types.ts";

export type MailText = { readonly subject: string; readonly text: string };

/** A mail as it goes out, with who sends it and where to ask. */
export function mailText({ subject, paragraphs }: MailWords, { operatorName, origin }: MailWriter): MailText {
  const sender = ["--", operatorName, `${origin}/risk`, "このメールに返信しても届きません。お問い合わせ:", `${origin}/risk/contact`];
  return { subject: oneLine(`【${operatorName}】${subject}`), text: `${[...paragraphs, sender].map(paragraphText).join("\n\n")}\n` };
}

function paragraphText(paragraph: MailParagraph): string {
  return typeof paragraph === "string" ? paragraph : paragraph.filter((line) => typeof line === "string").join("\n");
}

/** Names of buildings come from outside: a line break would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
}
