import type { MailKind } from "#domain/notifications/core/types.ts";
import type { MailSender } from "#kernel/message.ts";

/** Another link to a message of before. `batchId`: the link is made each time the mail goes out. */
export const RECC_LINK: MailKind<{ readonly batchId: string }, { readonly url: string; readonly sender: MailSender | null }> = {
  kind: "recc-link",
  isAskedByAnybody: true,
  afterCrash: "again",
  write: ({ url, sender }) => ({
    ...(sender === null ? {} : { sender }),
    subject: "おすすめ物件の新しいリンクです",
    preheader: "30日のあいだ、ご覧いただけます。",
    paragraphs: [
      "おすすめ物件の新しいリンクをお送りします。30日のあいだ、ログインせずにご覧いただけます。",
      { kind: "button", link: { label: "おすすめ物件を見る", url } },
      "リンクを知っている人は、同じ画面を開けます。ほかの人には渡さないでください。",
      "お心当たりがない場合は、このメールを破棄してください。リンクを開かないかぎり、何も変わりません。",
    ],
  }),
};
