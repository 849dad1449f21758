import type { AnsweredKind, MailBuilding, RiskMail, RiskMailKind } from "#domain/risk/mail-kinds.ts";
import { formatDate } from "#kernel/japanese-date.ts";

export type MailWriter = {
  /** The name people know the service by. */
  readonly operatorName: string;
  /** Without a slash at the end. */
  readonly origin: string;
  /** Of the options of a registration; null in mails that are not of one. */
  readonly optionsUrl: string | null;
};

export type MailText = { readonly subject: string; readonly text: string };

type Words = { readonly subject: string; readonly paragraphs: readonly string[] };
type Write<K extends RiskMailKind> = (mail: Extract<RiskMail, { kind: K }>, writer: MailWriter) => Words;

const LETTERS: Readonly<Record<AnsweredKind, string>> = { question: "ご質問", listing: "掲載のご依頼", visit: "見学のご相談" };
const NO_GUARANTEE = "この評価は安全を保証するものではありません。";
const UNDECIDED = "判定保留";
const IF_NOT_YOU = "お心当たりがない場合は、このメールを破棄してください。";

const WORDS: { readonly [K in RiskMailKind]: Write<K> } = {
  "letter-received": ({ letter, number, dueOn, building }) => ({
    subject: `${LETTERS[letter]}を受け付けました(受付番号 ${number})`,
    paragraphs: [
      `${LETTERS[letter]}をいただき、ありがとうございます。次の内容で受け付けました。`,
      lines(`受付番号: ${number}`, building && `マンション: ${building.name}`, `お返事の予定: ${dayWords(dueOn)}まで`),
      "お返事は、このメールアドレスにお送りします。",
      IF_NOT_YOU,
    ],
  }),
  "letter-answered": ({ letter, number, answer, building }) => ({
    subject: `${LETTERS[letter]}へのお返事(受付番号 ${number})`,
    paragraphs: [
      `${LETTERS[letter]}をいただき、ありがとうございました。お返事をお送りします。`,
      lines(`受付番号: ${number}`, building && `マンション: ${building.name}`),
      answer,
      "続けてお尋ねになるときは、受付番号を添えて、お問い合わせの画面からお送りください。",
    ],
  }),
  "correction-received": ({ number, dueOn, field, files, building }, { origin }) => ({
    subject: `データの訂正を受け付けました(受付番号 ${number})`,
    paragraphs: [
      "データの誤りをお知らせいただき、ありがとうございます。次の内容で受け付けました。",
      lines(
        `受付番号: ${number}`,
        `マンション: ${building.name}`,
        `項目: ${field}`,
        files > 0 && `添付の資料: ${files}件`,
        `お返事の予定: ${dayWords(dueOn)}まで`,
      ),
      "資料を確かめ、結果をメールでお返事します。調べているあいだは、その項目に「確認中」と示します。",
      `訂正の記録:\n${origin}/risk/${building.key}/contact?topic=correction`,
      IF_NOT_YOU,
    ],
  }),
  "correction-decided": ({ number, field, isAccepted, reason, building }, { origin }) => ({
    subject: `データの訂正の結果(受付番号 ${number})`,
    paragraphs: [
      isAccepted
        ? "お知らせいただいた内容を確かめ、データを訂正しました。"
        : "お知らせいただいた内容を確かめました。今回は、データを訂正しませんでした。",
      lines(`受付番号: ${number}`, `マンション: ${building.name}`, `項目: ${field}`),
      `${isAccepted ? "訂正の内容" : "理由"}:\n${reason}`,
      `診断レポート:\n${summaryUrl(building, origin)}`,
      isAccepted ? "ご協力いただき、ありがとうございました。" : "ほかに資料をお持ちのときは、もう一度、訂正の画面からお送りください。",
    ],
  }),
  "registration-received": ({ wants, building }, { origin, optionsUrl }) => ({
    subject: "診断レポートの登録を受け付けました",
    paragraphs: [
      "診断レポートの登録を受け付けました。",
      lines(`マンション: ${building.name}`, `診断レポート: ${summaryUrl(building, origin)}`),
      wants
        ? `お知らせ(年に1回の更新と、記号が変わったとき)は、次のページで「保存する」を押していただくと始まります。30日のあいだに、お手続きください。\n${optionsUrl}`
        : `お知らせは送りません。受け取るときは、30日のあいだに、次のページで選んでください。\n${optionsUrl}`,
      "登録に心当たりがない場合は、このメールを破棄してください。「保存する」を押さないかぎり、お知らせは届きません。",
    ],
  }),
  "letter-changed": ({ before, now, building }, { origin, optionsUrl }) => ({
    subject: `${building.name}の診断の記号が変わりました`,
    paragraphs: [
      "登録いただいたマンションの、診断の記号が変わりました。",
      lines(`マンション: ${building.name}`, `変わる前: ${letterWords(before)}`, `いま: ${letterWords(now)}`),
      `何が変わったかは、診断レポートの内訳でご覧いただけます。データや式の更新で変わることもあります。\n${summaryUrl(building, origin)}`,
      NO_GUARANTEE,
      stopWords(optionsUrl),
    ],
  }),
  "yearly-report": ({ now, building }, { origin, optionsUrl }) => ({
    subject: `${building.name}の診断レポート(年に1回のお知らせ)`,
    paragraphs: [
      "登録いただいたマンションの、いまの診断をお知らせします。",
      lines(`マンション: ${building.name}`, `記号: ${letterWords(now)}`),
      `診断レポート:\n${summaryUrl(building, origin)}`,
      NO_GUARANTEE,
      stopWords(optionsUrl),
    ],
  }),
  "notice-link": ({ building }, { optionsUrl }) => ({
    subject: "お知らせの設定のリンク",
    paragraphs: [
      `${building.name}のお知らせを変えるためのリンクをお送りします。30日のあいだ使えます。`,
      `${optionsUrl}`,
      "お心当たりがない場合は、このメールを破棄してください。設定は変わりません。",
    ],
  }),
  "owner-registered": ({ building }, { origin }) => ({
    subject: `${building.name}にオーナーの登録がありました`,
    paragraphs: [
      "購入希望を登録されているマンションに、オーナーの登録がありました。",
      lines(`マンション: ${building.name}`),
      "登録は、売り出しの約束ではありません。売買の話に進むときは、免許を受けた宅地建物取引業者がお取り次ぎします。",
      `いまの人数の確認と、購入希望の取りやめ:\n${connectUrl(building, origin)}`,
      "このメールは、購入希望の登録のときに、メールでのお知らせを選ばれた方にお送りしています。",
    ],
  }),
  "waiting-joined": ({ building }, { origin }) => ({
    subject: `${building.name}の購入希望を登録しました`,
    paragraphs: [
      "購入希望の登録を受け付けました。",
      lines(`マンション: ${building.name}`),
      "オーナーの登録があったときに、メールでお知らせします。オーナーには、待っている方の人数だけを示します。",
      `内容の確認と、取りやめ:\n${connectUrl(building, origin)}`,
    ],
  }),
  "owner-joined": ({ building }, { origin }) => ({
    subject: `${building.name}のオーナーとして登録しました`,
    paragraphs: [
      "オーナーの登録を受け付けました。",
      lines(`マンション: ${building.name}`),
      "登録しても、売る義務は生じません。部屋の情報とメールアドレスは公開しません。",
      `待っている方の人数と、登録の取りやめ:\n${connectUrl(building, origin)}`,
    ],
  }),
};

/** A mail in words, with who sends it and where to ask. */
export function mailText<K extends RiskMailKind>(
  mail: Extract<RiskMail, { kind: K }> & { readonly kind: K },
  writer: MailWriter,
): MailText {
  const { operatorName, origin } = writer;
  const write: Write<K> = WORDS[mail.kind];
  const { subject, paragraphs } = write(mail, writer);
  const sender = `--\n${operatorName}\n${origin}/risk\nこのメールに返信しても届きません。お問い合わせ:\n${origin}/risk/contact`;
  return { subject: oneLine(`【${operatorName}】${subject}`), text: `${[...paragraphs, sender].join("\n\n")}\n` };
}

/** Whether the mail is of a registration and carries a link to its options. */
export function registrationOf(mail: RiskMail): string | null {
  return "registrationId" in mail ? mail.registrationId : null;
}

/** Whether the mail is sent because somebody wanted to be told, so that it can be stopped with one press. */
export function isNotice({ kind }: RiskMail): boolean {
  return kind === "letter-changed" || kind === "yearly-report";
}

function lines(...parts: readonly (string | false | null)[]): string {
  return parts.filter((part) => typeof part === "string").join("\n");
}

function dayWords(isoDate: string): string {
  return formatDate(new Date(`${isoDate}T00:00:00+09:00`));
}

function letterWords(letter: string | null): string {
  return letter ?? UNDECIDED;
}

function stopWords(optionsUrl: string | null): string {
  return `このメールは、お知らせを選ばれた方にお送りしています。変更と停止(ログインはいりません):\n${optionsUrl}`;
}

function summaryUrl({ key }: MailBuilding, origin: string): string {
  return `${origin}/risk/${encodeURIComponent(key)}/summary`;
}

function connectUrl({ key }: MailBuilding, origin: string): string {
  return `${origin}/risk/${encodeURIComponent(key)}/connectOwner`;
}

/** Names of buildings come from outside: a line break would begin another header. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
}
