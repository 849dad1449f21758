import type { MailKind } from "#domain/notifications/types.ts";
import type { NamedBuilding } from "#domain/properties/types.ts";

/** `registrationId`: a link to its options is made each time such a mail goes out. */
export type OfRegistration = { readonly registrationId: string; readonly building: NamedBuilding };
export type WithOptions = { readonly optionsUrl: string };

export const REGISTRATION_RECEIVED: MailKind<OfRegistration & { readonly wants: boolean }, WithOptions> = {
  kind: "registration-received",
  isAskedByAnybody: true,
  write: ({ wants, building, optionsUrl }, { origin }) => ({
    subject: "診断レポートの登録を受け付けました",
    paragraphs: [
      "診断レポートの登録を受け付けました。",
      [`マンション: ${building.name}`, `診断レポート: ${summaryUrl(building, origin)}`],
      [
        wants
          ? "お知らせ(年に1回の更新と、記号が変わったとき)は、次のページで「保存する」を押していただくと始まります。30日のあいだに、お手続きください。"
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
  write: ({ before, now, building, optionsUrl }, { origin }) => ({
    subject: `${building.name}の診断の記号が変わりました`,
    paragraphs: [
      "登録いただいたマンションの、診断の記号が変わりました。",
      [`マンション: ${building.name}`, `変わる前: ${letterWords(before)}`, `いま: ${letterWords(now)}`],
      ["何が変わったかは、診断レポートの内訳でご覧いただけます。データや式の更新で変わることもあります。", summaryUrl(building, origin)],
      NO_GUARANTEE,
      stopWords(optionsUrl),
    ],
  }),
};

export const YEARLY_REPORT: MailKind<OfRegistration & { readonly now: string | null }, WithOptions> = {
  kind: "yearly-report",
  isAskedByAnybody: false,
  write: ({ now, building, optionsUrl }, { origin }) => ({
    subject: `${building.name}の診断レポート（年に1回のお知らせ）`,
    paragraphs: [
      "登録いただいたマンションの、いまの診断をお知らせします。",
      [`マンション: ${building.name}`, `記号: ${letterWords(now)}`],
      ["診断レポート:", summaryUrl(building, origin)],
      NO_GUARANTEE,
      stopWords(optionsUrl),
    ],
  }),
};

export const NOTICE_LINK: MailKind<OfRegistration, WithOptions> = {
  kind: "notice-link",
  isAskedByAnybody: true,
  write: ({ building, optionsUrl }) => ({
    subject: "お知らせの設定のリンク",
    paragraphs: [
      `${building.name}のお知らせを変えるためのリンクをお送りします。30日のあいだ使えます。`,
      optionsUrl,
      "お心当たりがない場合は、このメールを破棄してください。設定は変わりません。",
    ],
  }),
};

const NO_GUARANTEE = "この評価は安全を保証するものではありません。";
const UNDECIDED = "判定保留";

function letterWords(letter: string | null): string {
  return letter ?? UNDECIDED;
}

function stopWords(optionsUrl: string): readonly string[] {
  return ["このメールは、お知らせを選ばれた方にお送りしています。変更と停止(ログインはいりません):", optionsUrl];
}

function summaryUrl({ key }: NamedBuilding, origin: string): string {
  return `${origin}/risk/${encodeURIComponent(key)}/summary`;
}
