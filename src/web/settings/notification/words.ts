import type { NotificationPreviewResponse } from "#api/client/client.ts";
import type { Channel, MailState, Topic } from "#domain/notifications/settings/types.ts";

/** What is told by each, and when. */
export const TOPIC_LINES: Readonly<Record<Topic, string>> = {
  recommendation: "保存した条件に合う物件を、1日1回まとめてお届けします。",
  kyugake: "保存した条件に合う九掛け物件が出たときに、お届けします。",
  "price-change": "お気に入りやおすすめした物件が1%以上値下げされたときに、お届けします。",
  offer: "オファーやその返信が届いたとき、期限が近いときに、その都度お届けします。一時停止や1日の上限の間も届きます。",
  "asset-value": "登録した物件の推定価格が3%以上変わったときに、月に1回までお届けします。",
};

export const CHANNEL_NAMES: Readonly<Record<Channel, string>> = { mail: "メール", line: "LINE" };

/** Why no mail arrives; null: they do. */
export const MAIL_TROUBLES: Readonly<Record<MailState, string | null>> = {
  ok: null,
  soft_bounced: null,
  unverified: "確認の済んだメールアドレスがないため、メールは届きません。アカウント設定で、メールアドレスを確認してください。",
  hard_bounced: "このアドレスにメールが届かなかったため、送信を止めています。アカウント設定で、別のアドレスに変更してください。",
  complained: "迷惑メールとして報告されたため、送信を止めています。受け取る場合は、アカウント設定で、別のアドレスに変更してください。",
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

const NOT_SENT: Readonly<Record<Exclude<NotificationPreviewResponse["kind"], "planned">, string>> = {
  off: "「おすすめ物件」がオフのため、届くお知らせはありません。上の表で選ぶと届きます。",
  unreached: "いまの届け先では受け取れないため、届くお知らせはありません。上のメールとLINEの状態をご確認ください。",
  "no-condition": "物件を探している条件がないため、届くお知らせはありません。条件を保存するか、休止中の条件を再開してください。",
};

/** When the next digest comes and by which way, or why none does; a sentence each. */
export function previewWords(preview: NotificationPreviewResponse): string[] {
  if (preview.kind !== "planned") return [NOT_SENT[preview.kind]];
  const { at, channel, isAfterQuiet, pausedUntil, homes } = preview;
  return [
    ...(pausedUntil === null ? [] : [`${untilText(pausedUntil)}まで、すべてのお知らせを止めています。`]),
    homes.length === 0
      ? `次にお届けするのは${untilText(at)}ごろです。いまのところ、条件に合う新しい物件はありません。`
      : `${untilText(at)}ごろ、${CHANNEL_NAMES[channel]}で${homes.length}件をお届けする予定です。`,
    ...(isAfterQuiet ? ["お知らせを止める時間帯が終わるのを待ちます。"] : []),
  ];
}
