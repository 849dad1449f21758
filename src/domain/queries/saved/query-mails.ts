import type { MailKind } from "#domain/notifications/core/types.ts";

/** To a member who has not looked at a saved condition for eleven months. `endsOn`: a month after the warning, or later. */
export const QUERY_ENDS_SOON: MailKind<{ readonly words: string; readonly endsOn: string }> = {
  kind: "query-ends-soon",
  isAskedByAnybody: false,
  write: ({ words, endsOn }, { origin }) => ({
    subject: "保存した条件は、あと1か月で期限を迎えます",
    paragraphs: [
      "保存した条件を11か月以上ご覧になっていないため、お知らせします。",
      `条件: ${words}`,
      `${endsOn}までにご覧になると、さらに12か月続きます。そのままにされると、その日に期限切れとなり、探すのをやめます。期限切れの条件は、あとから再開できます。`,
      ["保存した条件を見る:", `${origin}/queries`],
    ],
  }),
};
