import type { Channel, MailState, Topic } from "#domain/notifications/settings/types.ts";

/** What is told by each, and when. */
export const TOPIC_LINES: Readonly<Record<Topic, string>> = {
  recommendation: "保存した条件に合う物件を、1日1回まとめてお届けします。",
  kyugake: "保存した条件に合う九掛け物件が出たときに、お届けします。",
  "price-change": "お気に入りやおすすめした物件が1%以上値下げされたときに、お届けします。",
};

export const CHANNEL_NAMES: Readonly<Record<Channel, string>> = { mail: "メール", line: "LINE" };

/** Why no mail arrives; null: they do. */
export const MAIL_TROUBLES: Readonly<Record<MailState, string | null>> = {
  ok: null,
  soft_bounced: null,
  unverified: "確認の済んだメールアドレスがないため、メールは届きません。アカウント設定で、メールアドレスを確認してください。",
  hard_bounced: "このアドレスにメールが届かなかったため、送信を止めています。アカウント設定で、別のアドレスに変更してください。",
  complained: "迷惑メールとして報告されたため、送信を止めています。受け取る場合は、別のアドレスに変更してください。",
  stopped: "このアドレスへの送信を止めています。受け取る場合は、別のアドレスに変更してください。",
};

export function hourText(minutes: number): string {
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${hour}時` : `${hour}時${rest}分`;
}

const UNTIL = new Intl.DateTimeFormat("ja-JP", {
  timeZone: "Asia/Tokyo",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/** `12月1日 12:00`. */
export function untilText(iso: string): string {
  return UNTIL.format(new Date(iso));
}
