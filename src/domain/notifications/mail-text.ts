import type { MessageBlock, MessageLink } from "#kernel/message.ts";
import type { MailParagraph, MailWords, MailWriter } from "./types.ts";

export type MailText = { readonly subject: string; readonly text: string };

/** A mail as it goes out, with who sends it and where to ask. */
export function mailText({ subject, paragraphs }: MailWords, { operatorName, origin }: MailWriter): MailText {
  const sender = ["--", operatorName, `${origin}/risk`, "このメールに返信しても届きません。お問い合わせ:", `${origin}/risk/contact`];
  return { subject: oneLine(`【${operatorName}】${subject}`), text: `${[...paragraphs, sender].map(paragraphText).join("\n\n")}\n` };
}

function paragraphText(paragraph: MailParagraph | MessageBlock): string {
  if (typeof paragraph === "string") return paragraph;
  return "kind" in paragraph ? blockText(paragraph) : paragraph.filter((line) => typeof line === "string").join("\n");
}

function blockText(block: MessageBlock): string {
  if (block.kind === "button") return linkText(block.link);
  if (block.kind === "facts") return block.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
  if (block.kind !== "home") return block.text;
  const { title, priceText, facts, reasons, marks, url, actions } = block.home;
  return [title, priceText, ...facts, ...marks, ...reasons.map((reason) => `・${reason}`), url, ...actions.map(linkText)].join("\n");
}

function linkText({ label, url }: MessageLink): string {
  return `${label}\n${url}`;
}

/** Names of buildings come from outside: a line break would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
}
