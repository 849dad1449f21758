import { type HeaderFault, USER_FAULTS } from "#domain/identity/accounts/user-csv.ts";
import type { IdentityRefusal } from "#domain/identity/core/refusals.ts";
import type { Account, AccountStatus, Client, Pool } from "#domain/identity/core/types.ts";
import type { ImportSum, KeptAudit, LeftOut } from "#domain/identity/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { quoted } from "#main/commands/quoted.ts";
import { textTable } from "#main/commands/text-table.ts";
import { memberNumberOf } from "#wire/member-number.ts";

/** What a command says at its end; not done: the exit code is 1. */
export type CommandOutcome = { readonly line: string; readonly isDone: boolean };

const WORDS = [0, 1, 2, 3, 4];

/** Pools and their clients, one below the other. */
export function poolsTable(pools: readonly { readonly pool: Pool; readonly clients: readonly Client[] }[]): string {
  if (pools.length === 0) return "プールはまだありません。npm run pool -- create で作れます。";
  const rows = pools.flatMap(({ pool, clients }) => [
    [pool.id, pool.name, "", "", moment(pool.createdAt)],
    ...clients.map((client) => [
      "",
      "",
      client.id,
      `${client.name}${client.secret === null ? "" : "(シークレットあり)"}`,
      moment(client.createdAt),
    ]),
  ]);
  return textTable({ heading: ["プール", "名前", "クライアント", "名前", "作った日時"], rows, words: WORDS });
}

export function createdLines({ pool, client }: { readonly pool: Pool; readonly client: Client | null }): string {
  return [
    `プール ${pool.id}(${pool.name})を作りました。`,
    ...(client === null ? ["サイトのクライアントは npm run pool -- client で作れます。"] : [clientLines(client)]),
  ].join("\n");
}

/** The secret is shown here only once; DescribeUserPoolClient shows it to operators. */
export function clientLines({ id, name, secret, settings }: Client): string {
  return [
    `クライアント ${id}(${name})を作りました。`,
    ...(secret === null ? [] : [`  シークレット: ${secret}`]),
    ...settings.callbackUrls.map((address) => `  ログインのあとに戻る先: ${address}`),
    ...settings.logoutUrls.map((address) => `  ログアウトのあとに戻る先: ${address}`),
  ].join("\n");
}

const STATUS: Readonly<Record<AccountStatus, string>> = {
  UNCONFIRMED: "登録の確認待ち",
  CONFIRMED: "確認済み",
  RESET_REQUIRED: "パスワードの再設定待ち",
  FORCE_CHANGE_PASSWORD: "仮パスワード",
  EXTERNAL_PROVIDER: "外部のログイン",
};

/** One account and what happened to it lately. No secrets: there are none to read. */
export function userReport(account: Account, audit: readonly KeptAudit[]): string {
  const factors = [...(account.smsMfa ? ["SMS"] : []), ...(account.totpMfa ? ["認証アプリ"] : [])];
  return [
    account.username === account.sub ? account.sub : `${quoted(account.username)}(${account.sub})`,
    `  会員番号: ${memberNumberOf(account.sub) ?? "ありません"}`,
    `  状態: ${STATUS[account.status]}${account.isEnabled ? "" : "、利用停止中"}`,
    ...(account.groups.length === 0 ? [] : [`  グループ: ${account.groups.map(quoted).join("、")}`]),
    `  二段階認証: ${factors.length === 0 ? "なし" : factors.join("、")}`,
    `  登録: ${moment(account.createdAt)}、更新: ${moment(account.updatedAt)}`,
    "  属性:",
    ...Object.entries(account.attributes).map(([name, value]) => `    ${name}: ${quoted(value)}`),
    "  最近の記録:",
    ...(audit.length === 0 ? ["    ありません"] : audit.map(auditLine)),
  ].join("\n");
}

function auditLine({ at, event, outcome, ip, detail }: KeptAudit): string {
  const operator = detail?.operator;
  return `    ${moment(at)} ${event} ${outcome}${ip === null ? "" : ` ${ip}`}${operator === undefined ? "" : `(担当: ${operator})`}`;
}

/** Why an operation did not do what was asked. */
export function refusalLine({ type, message }: IdentityRefusal): string {
  return REFUSALS[message] ?? REFUSALS[type] ?? `できませんでした: ${message}`;
}

/** By what the service says, or by the kind of it. */
const REFUSALS: Readonly<Record<string, string>> = {
  UserNotFoundException: "そのユーザーはいません。",
  ResourceNotFoundException: "そのプールはありません。npm run pool -- list で確かめてください。",
  CodeDeliveryFailureException: "パスワードは無効にしましたが、コードを送れませんでした。送信の設定を確かめて、もう一度実行してください。",
  LimitExceededException: "パスワードは無効にしましたが、コードを送れる回数を超えました。15分ほどおいて、もう一度実行してください。",
  "User is disabled.": "利用停止中のため、再設定できません。先に enable で再開してください。",
  "User password cannot be reset in the current state.": "仮パスワードや外部のログインを使うユーザーのパスワードは、再設定できません。",
  "Cannot reset password for the user as there is no registered/verified email or phone_number":
    "確認済みのメールアドレスや電話番号がないため、コードを送れません。",
};

export const DONE = {
  disable: "の利用を止め、すべてのログインを終わらせました。",
  enable: "の利用を再開しました。",
  reset: "のパスワードを無効にし、再設定のコードを送りました。",
} as const;

type OperatorChange = { readonly isOperator: boolean; readonly isChanged: boolean; readonly hasFactor: boolean };

/** Whether somebody may open the desk now, and what they still have to do. */
export function operatorLine(user: string, { isOperator, isChanged, hasFactor }: OperatorChange): string {
  if (!isOperator)
    return `${user} ${isChanged ? "は運営の画面を使えなくなりました。すべてのログインを終わらせました。" : "は運営の担当ではありません。"}`;
  const next = hasFactor ? "" : "二段階認証を設定するまで、画面は開きません。";
  return `${user} ${isChanged ? "は運営の画面(/admin)を使えます。もう一度ログインすると開きます。" : "はすでに運営の担当です。"}${next}`;
}

export function rotatedLine(kid: string, signsFrom: Date | null): string {
  const since = signsFrom === null ? "すぐに" : `${moment(signsFrom)} から`;
  return `新しい鍵 ${kid} を公開しました。${since}署名に使います。前の鍵は、それで署名したトークンが切れるまで公開します。`;
}

const HEADER_FAULTS: Readonly<Record<HeaderFault["why"], string>> = {
  unknown: "という列は、このプールにはありません",
  twice: "という列が二つあります",
  missing: "という列がありません",
};

/** What a file that cannot be taken lacks. */
export function headerLine(file: string, { why, column }: HeaderFault): string {
  return `${file} は登録できません。「${column}」${HEADER_FAULTS[why]}。何も登録していません。`;
}

/** How many rows are named on the screen; the report has all of them. */
const MOST_NAMED = 20;

export type ImportReport = {
  readonly sum: ImportSum;
  readonly isDryRun: boolean;
  readonly leftOut: readonly LeftOut[];
  readonly reportPath: string | null;
};

export function importLines({ sum: { added, known, rejected }, isDryRun, leftOut, reportPath }: ImportReport): string {
  const done = isDryRun ? `${count(added)}人を登録できます(確かめただけで、登録していません)。` : `${count(added)}人を登録しました。`;
  const hidden = known + rejected - Math.min(leftOut.length, MOST_NAMED);
  return [
    `${done}登録済み ${count(known)}人、登録できない行 ${count(rejected)}件。`,
    ...leftOut.slice(0, MOST_NAMED).map((row) => `  ${row.line}行目 ${quoted(row.name)}: ${faultText(row)}`),
    ...(hidden > 0 ? [`  ほか ${count(hidden)}件`] : []),
    ...(reportPath === null ? [] : [`登録しなかった行の一覧: ${reportPath}`]),
  ].join("\n");
}

function faultText({ why, found }: Pick<LeftOut, "why" | "found">): string {
  return `${USER_FAULTS[why]}${found === "" ? "" : `(${quoted(found)})`}`;
}

export function count(number: number): string {
  return number.toLocaleString("ja-JP");
}

const JAPAN_TIME = new Intl.DateTimeFormat("ja-JP", { timeZone: "Asia/Tokyo", hour: "2-digit", minute: "2-digit" });

/** `2026-11-21 12:00`, Japan time. */
function moment(at: Date): string {
  return `${isoDateInJapan(at)} ${JAPAN_TIME.format(at)}`;
}
