import type { MailingTexts } from "#domain/direct-mail/core/types.ts";
import { MOST_MESSAGE_LINES, messageLines } from "#domain/direct-mail/letter/message-lines.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { namesOfCharacters } from "#kernel/print/drawable-text.ts";
import { openLetters } from "#platform/print/letters.server.ts";

/** Why the texts of a mailing cannot be printed, by the field, in words that stand at it. */
export type TextFault = { readonly field: "message" | "sourceWords" | "sourceOn"; readonly words: string };

/** What is wrong with the texts of a mailing: 「その他」 says no more than that, a day is still to come, the letters of the print lack a character, or the words take more than their lines. Null: nothing. */
export async function textFault(texts: MailingTexts, now: Date): Promise<TextFault | null> {
  const { message, source, sourceWords, sourceOn } = texts;
  if (source === "other" && sourceWords === "") return { field: "sourceWords", words: "入手元の名前を入力してください" };
  if (sourceOn > isoDateInJapan(now)) return { field: "sourceOn", words: "今日までの日付を入力してください" };
  const { lacking, measure } = await openLetters();
  for (const [field, text] of Object.entries({ message, sourceWords }) as [TextFault["field"], string][]) {
    const characters = lacking(text);
    if (characters.length > 0) return { field, words: `お手紙に印刷できない文字があります（${namesOfCharacters(characters)}）` };
  }
  if (messageLines(message, measure).length <= MOST_MESSAGE_LINES) return null;
  return { field: "message", words: `お手紙では${MOST_MESSAGE_LINES}行に収まりません。短くするか、改行を減らしてください` };
}

/** Whether a refusal is of a text. */
export function isTextFault(reason: unknown): reason is TextFault {
  return typeof reason === "object" && reason !== null && "field" in reason;
}
