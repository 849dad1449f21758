import { momentWords, NO_LINK_YET, whenWords } from "#domain/consultations/core/consultation-words.ts";
import type { MailKind } from "#domain/notifications/core/types.ts";

/** What waits in the outbox: the words are made from the booking as it is when the mail goes out. `sequence`: of the entry that the mail tells of. */
export type OfBooking = { readonly id: string; readonly sequence: number };

/** `until`: up to when it may be changed. */
export type ToldBooking = { readonly startsAt: Date; readonly until: Date; readonly meetingUrl: string | null; readonly url: string };

// Nobody has proved that the address is theirs: what a booking brings about counts as what anybody can have sent to it.
const facts = (id: string, { startsAt, meetingUrl }: ToldBooking) => [
  `予約番号: ${id}`,
  `日時: ${whenWords(startsAt)}`,
  `接続先: ${meetingUrl ?? NO_LINK_YET}`,
];
const change = ({ url, until }: ToldBooking) =>
  [
    { kind: "button", link: { label: "予約を確認・変更する", url } } as const,
    `変更と取り消しは、${momentWords(until)}まで、この画面でできます。`,
  ] as const;
const ENTRY = "カレンダーに登録できるファイル（.ics）を添えました。";
const NOT_YOURS = "お心当たりがない場合は、このメールを破棄してください。";

export const CONSULTATION_BOOKED: MailKind<OfBooking, ToldBooking> = {
  kind: "consultation-booked",
  isAskedByAnybody: true,
  isForBusiness: true,
  write: ({ id, ...told }) => ({
    subject: `オンライン相談のご予約(${whenWords(told.startsAt)})`,
    paragraphs: ["オンライン相談のご予約を承りました。", facts(id, told), ...change(told), ENTRY, NOT_YOURS],
  }),
};

export const CONSULTATION_MOVED: MailKind<OfBooking, ToldBooking> = {
  kind: "consultation-moved",
  isAskedByAnybody: true,
  isForBusiness: true,
  write: ({ id, ...told }) => ({
    subject: `オンライン相談の日時を変更しました(${whenWords(told.startsAt)})`,
    paragraphs: [
      "オンライン相談の日時を変更しました。前の日時の予約はなくなっています。",
      facts(id, told),
      ...change(told),
      "添えたファイル（.ics）を開くと、カレンダーの予定も新しい日時に変わります。",
    ],
  }),
};

export const CONSULTATION_REMINDED: MailKind<OfBooking, ToldBooking> = {
  kind: "consultation-reminded",
  isAskedByAnybody: true,
  isForBusiness: true,
  write: ({ id, ...told }) => ({
    subject: `オンライン相談の前日のお知らせ(${whenWords(told.startsAt)})`,
    paragraphs: ["ご予約のオンライン相談が近づきました。", facts(id, told), ...change(told)],
  }),
};

/** `reason` null: the visitor cancelled it. */
export const CONSULTATION_CANCELLED: MailKind<OfBooking & { readonly reason: string | null }, { readonly startsAt: Date }> = {
  kind: "consultation-cancelled",
  isAskedByAnybody: false,
  isForBusiness: true,
  write: ({ id, startsAt, reason }, { origin }) => ({
    subject: `オンライン相談の予約を取り消しました(${whenWords(startsAt)})`,
    paragraphs: [
      reason === null ? "オンライン相談の予約を取り消しました。" : "恐れ入りますが、こちらの都合で、オンライン相談の予約を取り消しました。",
      [`予約番号: ${id}`, `取り消した日時: ${whenWords(startsAt)}`],
      ...(reason === null ? [] : [`理由: ${reason}`]),
      "添えたファイル（.ics）を開くと、カレンダーの予定が消えます。",
      `あらためて予約するときは、こちらからお願いします。\n${origin}/biz/online-consultation`,
    ],
  }),
};

/** The same as it is put in the outbox: what a visitor cancels is told as often as anybody may have mails sent, what we call off always. */
export function cancelledMail(reason: string | null): typeof CONSULTATION_CANCELLED {
  return { ...CONSULTATION_CANCELLED, isAskedByAnybody: reason === null };
}

type OfWaiting = { readonly id: string };

export const WAITING_JOINED: MailKind<OfWaiting, { readonly url: string }> = {
  kind: "consultation-waiting",
  isAskedByAnybody: true,
  isForBusiness: true,
  write: ({ url }) => ({
    subject: "オンライン相談の順番待ちに登録しました",
    paragraphs: [
      "いまは予約できる日時がすべて埋まっています。空きが出たら、登録の順にメールでご案内します。",
      "ご案内した日時は、2時間おさえておきます（夜8時から朝9時までは数えません）。",
      { kind: "button", link: { label: "順番待ちをやめる", url } },
      NOT_YOURS,
    ],
  }),
};

/** `startsAt`: the half hour that this mail is about, as an ISO instant. */
type OfOffer = OfWaiting & { readonly startsAt: string };

export const WAITING_OFFERED: MailKind<OfOffer, { readonly url: string; readonly until: Date }> = {
  kind: "consultation-offered",
  isAskedByAnybody: false,
  isForBusiness: true,
  afterCrash: "again",
  write: ({ url, startsAt, until }) => ({
    subject: `オンライン相談の日時が空きました(${whenWords(new Date(startsAt))})`,
    paragraphs: [
      "お待たせしました。オンライン相談の日時に空きが出ました。",
      [`日時: ${whenWords(new Date(startsAt))}`, `${momentWords(until)}まで、この日時をおさえています。`],
      { kind: "button", link: { label: "この日時を確認する", url } },
      "時刻を過ぎると、次の方にご案内します。",
    ],
  }),
};

/** The day was closed meanwhile. */
export const WAITING_WITHDRAWN: MailKind<OfOffer, { readonly url: string }> = {
  kind: "consultation-withdrawn",
  isAskedByAnybody: false,
  write: ({ url, startsAt }) => ({
    subject: `ご案内したオンライン相談の日時を取り下げます(${whenWords(new Date(startsAt))})`,
    paragraphs: [
      "恐れ入りますが、こちらの都合で、ご案内した日時はお受けできなくなりました。",
      [`取り下げる日時: ${whenWords(new Date(startsAt))}`],
      "順番はそのままです。次に空きが出たら、あらためてメールでご案内します。",
      { kind: "button", link: { label: "順番待ちを確認する", url } },
    ],
  }),
};
