import type { MailKind } from "#domain/notifications/core/types.ts";

/** To the owners of a company whose endpoint took nothing for days. The host alone: the rest of an address may hold what is not to be read in mails. */
export const WEBHOOK_STOPPED: MailKind<{ readonly companyName: string; readonly host: string }> = {
  kind: "webhook-stopped",
  isAskedByAnybody: false,
  isForBusiness: true,
  afterCrash: "again",
  write: ({ companyName, host }, { origin }) => ({
    subject: "Webhookの送信を停止しました",
    paragraphs: [
      `${companyName}のWebhookの送信先に届かない状態が続いたため、送信を停止しました。`,
      [`送信先: ${host}`],
      "停止のあいだの通知は送られません。一括査定の状態と結果は、APIと管理画面で確認できます。",
      ["受信できるようになりましたら、次のページで送信を再開してください。", `${origin}/console/api/webhooks`],
    ],
  }),
};
