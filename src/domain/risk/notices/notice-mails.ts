import type { MailKind } from "#domain/notifications/core/types.ts";
import type { NamedSubject } from "#domain/subjects/types.ts";
import { subjectLine } from "#kernel/japanese-text.ts";
import { ON_CHANGE, PLACE_ALONE, ratingWords, YEARLY } from "./notice-words.ts";

/** `registrationId`: a link to its options is made each time such a mail goes out. */
export type OfRegistration = { readonly registrationId: string; readonly subject: NamedSubject };
export type WithOptions = { readonly optionsUrl: string };

export const REGISTRATION_RECEIVED: MailKind<OfRegistration & { readonly wants: boolean }, WithOptions> = {
  kind: "registration-received",
  isAskedByAnybody: true,
  afterCrash: "again",
  write: ({ wants, subject, optionsUrl }, { origin }) => ({
    subject: "診断レポートの登録を受け付けました",
    paragraphs: [
      "診断レポートの登録を受け付けました。",
      [subjectLine(subject), `診断レポート: ${summaryUrl(subject, origin)}`, isPlace(subject) && PLACE_ALONE],
      [
        wants
          ? `お知らせ（${YEARLY}と、${ON_CHANGE}）は、次のページで「保存する」を押していただくと始まります。30日のあいだに、お手続きください。`
          : "お知らせは、まだ選ばれていません。受け取るときは、30日のあいだに、次のページで選んで「保存する」を押してください。",
        optionsUrl,
      ],
      "登録に心当たりがない場合は、このメールを破棄してください。「保存する」を押さないかぎり、お知らせは届きません。",
    ],
  }),
};

export const LETTER_CHANGED: MailKind<OfRegistration & { readonly before: string | null; readonly now: string | null }, WithOptions> = {
  kind: "letter-changed",
  isAskedByAnybody: false,
  write: ({ before, now, subject, optionsUrl }, { origin }) => ({
    subject: `${subject.name}の診断の記号が変わりました`,
    paragraphs: [
      `登録いただいた${placeWord(subject)}の、診断の記号が変わりました。`,
      [subjectLine(subject), `変わる前: ${toldWords(before)}`, `いま: ${toldWords(now)}`],
      ["何が変わったかは、診断レポートの内訳でご覧いただけます。データや式の更新で変わることもあります。", summaryUrl(subject, origin)],
      [NO_GUARANTEE, isPlace(subject) && PLACE_ALONE],
      stopWords(optionsUrl),
    ],
  }),
};

export const YEARLY_REPORT: MailKind<OfRegistration & { readonly now: string | null }, WithOptions> = {
  kind: "yearly-report",
  isAskedByAnybody: false,
  write: ({ now, subject, optionsUrl }, { origin }) => ({
    subject: `${subject.name}の診断レポート（年に1回のお知らせ）`,
    paragraphs: [
      `登録いただいた${placeWord(subject)}の、いまの診断をお知らせします。`,
      [subjectLine(subject), `記号: ${toldWords(now)}`],
      ["診断レポート:", summaryUrl(subject, origin)],
      [NO_GUARANTEE, isPlace(subject) && PLACE_ALONE],
      stopWords(optionsUrl),
    ],
  }),
};

export const NOTICE_LINK: MailKind<OfRegistration, WithOptions> = {
  kind: "notice-link",
  isAskedByAnybody: true,
  afterCrash: "again",
  write: ({ subject, optionsUrl }) => ({
    subject: "お知らせの設定のリンク",
    paragraphs: [
      `${subject.name}のお知らせを変えるためのリンクをお送りします。30日のあいだ使えます。`,
      optionsUrl,
      "お心当たりがない場合は、このメールを破棄してください。設定は変わりません。",
    ],
  }),
};

const NO_GUARANTEE = "この評価は安全を保証するものではありません。";
const UNDECIDED = "判定保留";

/** Null stands in mails that were queued before possible letters were told. */
function toldWords(told: string | null): string {
  return told === null ? UNDECIDED : ratingWords(told);
}

function isPlace({ kind }: NamedSubject): boolean {
  return kind === "place";
}

function placeWord(subject: NamedSubject): string {
  return isPlace(subject) ? "場所" : "マンション";
}

function stopWords(optionsUrl: string): readonly string[] {
  return ["このメールは、お知らせを選ばれた方にお送りしています。変更と停止(ログインはいりません):", optionsUrl];
}

function summaryUrl({ key }: NamedSubject, origin: string): string {
  return `${origin}/risk/${encodeURIComponent(key)}/summary`;
}
