import type { MailKind } from "#domain/notifications/core/types.ts";

/** To the owners: whoever holds a key asks for prices at the company's expense. */
export const API_KEY_MADE: MailKind<{
  readonly companyName: string;
  readonly label: string;
  readonly prefix: string;
  readonly madeBy: string;
}> = {
  kind: "api-key-made",
  isAskedByAnybody: false,
  isForBusiness: true,
  afterCrash: "again",
  write: ({ companyName, label, prefix, madeBy }, { origin }) => ({
    subject: "AI査定APIのキーが発行されました",
    paragraphs: [
      `${companyName}のAI査定APIのキーを、${madeBy}さんが発行しました。`,
      [`名前: ${label}`, `キーの始まり: ${prefix}…`],
      ["心当たりがない場合は、次のページで取り消してください。", `${origin}/console/api`],
    ],
  }),
};
