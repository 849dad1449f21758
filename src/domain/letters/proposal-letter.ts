import type { MailKind } from "#domain/notifications/core/types.ts";
import type { NamedBuilding } from "#domain/properties/types.ts";
import { formatIsoDate } from "#kernel/japanese-date.ts";
import type { LetterKind } from "./types.ts";

/** 建物の登録の提案: somebody tells of a building that is not registered. Letters that asked for one before are of the same kind. */
export const PROPOSAL_LETTER = {
  id: "listing",
  title: "建物の登録のご提案",
  shortTitle: "建物の提案",
  needs: ["apartmentName", "address", "relation", "evidence"],
  mayHaveFiles: true,
  mayBeOfPlace: false,
  answeredBy: "decision",
  answerWithinBusinessDays: 5,
} as const satisfies LetterKind;

type OfProposal = { readonly number: string; readonly apartmentName: string };

/** `dueOn`: ISO date. `files`: how many came with it. */
export const PROPOSAL_RECEIVED: MailKind<OfProposal & { readonly dueOn: string; readonly files: number }> = {
  kind: "proposal-received",
  isAskedByAnybody: true,
  write: ({ number, apartmentName, dueOn, files }) => ({
    subject: `建物の登録のご提案を受け付けました(受付番号 ${number})`,
    paragraphs: [
      "建物をお知らせいただき、ありがとうございます。次の内容で受け付けました。",
      [
        `受付番号: ${number}`,
        `マンション: ${apartmentName}`,
        files > 0 && `添付の資料: ${files}件`,
        `お返事の予定: ${formatIsoDate(dueOn)}まで`,
      ],
      "資料を確かめ、結果をメールでお返事します。",
      "お心当たりがない場合は、このメールを破棄してください。",
    ],
  }),
};

/** `building`: what was registered; null: nothing was. `reason`: what was checked, or why not. */
export const PROPOSAL_DECIDED: MailKind<OfProposal & { readonly building: NamedBuilding | null; readonly reason: string }> = {
  kind: "proposal-decided",
  isAskedByAnybody: false,
  write: ({ number, apartmentName, building, reason }, { origin }) => ({
    subject: `建物の登録のご提案の結果(受付番号 ${number})`,
    paragraphs: [
      building
        ? "お知らせいただいた建物を確かめ、登録しました。診断レポートをご覧いただけます。"
        : "お知らせいただいた建物を確かめました。今回は、登録しませんでした。",
      [`受付番号: ${number}`, `マンション: ${building?.name ?? apartmentName}`],
      [building ? "確かめた内容:" : "理由:", reason],
      building && ["診断レポート:", `${origin}/risk/${encodeURIComponent(building.key)}/summary`],
      building ? "ご協力いただき、ありがとうございました。" : "ほかに資料をお持ちのときは、もう一度、お知らせください。",
    ].filter((paragraph) => paragraph !== null),
  }),
};
