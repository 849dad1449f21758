import type { LetterKind } from "#domain/letters/types.ts";
import type { MailKind } from "#domain/notifications/core/types.ts";
import type { NamedSubject } from "#domain/subjects/types.ts";
import { formatIsoDate } from "#kernel/japanese-date.ts";
import { subjectLine } from "#kernel/japanese-text.ts";

/** 訂正: somebody says that a figure of a building or a place is wrong. */
export const CORRECTION_LETTER = {
  id: "correction",
  title: "データの訂正",
  shortTitle: "訂正の依頼",
  needs: ["apartmentKey", "field", "proposed", "evidence"],
  mayHaveFiles: true,
  mayBeOfPlace: true,
  answeredBy: "decision",
  answerWithinBusinessDays: 5,
} as const satisfies LetterKind;

type OfCorrection = { readonly number: string; readonly field: string; readonly subject: NamedSubject };

/** `dueOn`: ISO date. `files`: how many came with it. */
export const CORRECTION_RECEIVED: MailKind<OfCorrection & { readonly dueOn: string; readonly files: number }> = {
  kind: "correction-received",
  isAskedByAnybody: true,
  write: ({ number, dueOn, field, files, subject }, { origin }) => ({
    subject: `データの訂正を受け付けました(受付番号 ${number})`,
    paragraphs: [
      "データの誤りをお知らせいただき、ありがとうございます。次の内容で受け付けました。",
      [
        `受付番号: ${number}`,
        subjectLine(subject),
        `項目: ${field}`,
        files > 0 && `添付の資料: ${files}件`,
        `お返事の予定: ${formatIsoDate(dueOn)}まで`,
      ],
      "資料を確かめ、結果をメールでお返事します。調べているあいだは、その項目に「確認中」と示します。",
      ["訂正の記録:", `${origin}/risk/${encodeURIComponent(subject.key)}/contact?topic=correction`],
      "お心当たりがない場合は、このメールを破棄してください。",
    ],
  }),
};

/** `reason`: what was changed, or why nothing was: the words of the public log. */
export const CORRECTION_DECIDED: MailKind<OfCorrection & { readonly isAccepted: boolean; readonly reason: string }> = {
  kind: "correction-decided",
  isAskedByAnybody: false,
  write: ({ number, field, isAccepted, reason, subject }, { origin }) => ({
    subject: `データの訂正の結果(受付番号 ${number})`,
    paragraphs: [
      isAccepted
        ? "お知らせいただいた内容を確かめ、データを訂正しました。"
        : "お知らせいただいた内容を確かめました。今回は、データを訂正しませんでした。",
      [`受付番号: ${number}`, subjectLine(subject), `項目: ${field}`],
      [`${isAccepted ? "訂正の内容" : "理由"}:`, reason],
      ["診断レポート:", `${origin}/risk/${encodeURIComponent(subject.key)}/summary`],
      isAccepted ? "ご協力いただき、ありがとうございました。" : "ほかに資料をお持ちのときは、もう一度、訂正の画面からお送りください。",
    ],
  }),
};
