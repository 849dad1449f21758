import { formatIsoDate } from "#kernel/japanese-date.ts";
import type { AddressSource, MailingTexts } from "./types.ts";

/** Where addresses come from, as it is chosen and as letters say it. */
export const SOURCE_WORDS: Readonly<Record<AddressSource, string>> = {
  registry: "不動産登記の記録",
  "own-list": "当社の顧客名簿",
  other: "その他",
};

/** `不動産登記の記録（2026年11月1日に取得）`. */
export function sourceText({ source, sourceWords, sourceOn }: Pick<MailingTexts, "source" | "sourceWords" | "sourceOn">): string {
  return `${source === "other" ? sourceWords : SOURCE_WORDS[source]}（${formatIsoDate(sourceOn)}に取得）`;
}
