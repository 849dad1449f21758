import { type ConsentProof, PROOF_WAYS, type ProofWay } from "#domain/tenants/core/types.ts";
import { isEmail, readEmail } from "#kernel/email-address.ts";
import { leadsAway } from "#kernel/fields/text-kinds.ts";
import { readDay } from "#kernel/japanese-date.ts";
import { plainText } from "#kernel/japanese-text.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { isStorable } from "#kernel/storable-text.ts";

/** Rows of one file, its header left out. */
export const MOST_ROWS = 5000;
const MOST_NAME = 40;
/** Nobody agreed to mails before there were any. */
const FIRST_DAY = "1995-01-01";

/** Why a row is not taken in. Those from `doubled` on are found out beside other rows and the customers that there are. */
export const ROW_FAULTS = [
  ...(["columns", "name-missing", "name-too-long", "name-leads-away", "email", "proof-day-missing", "proof-day", "proof-way"] as const),
  ...(["doubled", "known", "stopped", "deleted", "day-full"] as const),
] as const;
export type RowFault = (typeof ROW_FAULTS)[number];

/** `line` as a spreadsheet shows it: the header is 1. */
export type FaultyRow = { readonly line: number; readonly reason: RowFault };

export const ROW_FAULT_WORDS: Readonly<Record<RowFault, string>> = {
  columns: "列の数が見出しと違います",
  "name-missing": "氏名がありません",
  "name-too-long": `氏名が${MOST_NAME}文字を超えています`,
  "name-leads-away": "氏名に、URLやメールアドレスは使えません",
  email: "メールアドレスの形が正しくありません",
  "proof-day-missing": "同意日がありません。同意を確かめられない人は登録できません",
  "proof-day": "同意日は、今日までの日付で書いてください（例：2026-11-03）",
  "proof-way": "同意の方法は、書面・電話・Web・名刺・その他のどれかで書いてください",
  doubled: "同じメールアドレスが、上の行にあります",
  known: "すでに登録されています",
  stopped: "配信を止めた人です。本人が登録ページから登録すると、再開できます",
  deleted: "本人の依頼でデータを削除した人です。本人が登録ページから登録すると、再開できます",
  "day-full": "1日にご案内できるのは5,000人までです。この行からあとを別のファイルにして、明日取り込んでください",
};

const COLUMNS = ["name", "email", "on", "way"] as const;
type Column = (typeof COLUMNS)[number];

const HEADERS: Readonly<Record<string, Column>> = {
  ...{ 氏名: "name", お名前: "name", 名前: "name" },
  ...{ メール: "email", メールアドレス: "email" },
  ...{ 同意日: "on", 同意の方法: "way", 同意方法: "way" },
};

/** Which column is which, those of others left out; null: this is no file of customers. */
export function customerColumns(header: readonly string[]): readonly (Column | null)[] | null {
  const found = header.map((name) => HEADERS[plainText(name).replace(/\s/g, "")] ?? null);
  return COLUMNS.every((column) => found.filter((one) => one === column).length === 1) ? found : null;
}

const WAYS: Readonly<Record<ProofWay, readonly string[]>> = {
  paper: ["書面", "来店時の書面", "紙"],
  phone: ["電話", "電話の録音"],
  web: ["web", "webサイト", "ウェブ", "ホームページ"],
  card: ["名刺"],
  other: ["その他", "その他の方法"],
};

function wayOf(text: string): ProofWay | null {
  const plain = plainText(text).toLowerCase();
  return PROOF_WAYS.find((way) => WAYS[way].includes(plain)) ?? null;
}

/** Whether somebody can have agreed on that ISO day. */
export function isProofDay(day: string, today: string): boolean {
  return day >= FIRST_DAY && day <= today;
}

export type NewCustomer = { readonly name: string; readonly email: string; readonly proof: ConsentProof };

/** One row as a customer. The address is in lower case, as it is kept. */
export function readCustomerRow(
  cells: readonly string[],
  columns: readonly (Column | null)[],
  today: string,
): Result<NewCustomer, RowFault> {
  if (cells.length !== columns.length) return refused("columns");
  const told = (column: Column) => cells[columns.indexOf(column)] ?? "";
  const name = told("name")
    .replace(/[\s\p{C}]+/gu, " ")
    .trim();
  const email = readEmail(told("email")).toLowerCase();
  const [day, way] = [readDay(told("on")), wayOf(told("way"))];
  if (name === "" || !isStorable(name)) return refused("name-missing");
  if (name.length > MOST_NAME) return refused("name-too-long");
  if (leadsAway(name)) return refused("name-leads-away");
  if (!isEmail(email)) return refused("email");
  if (told("on").trim() === "") return refused("proof-day-missing");
  if (day === null || !isProofDay(day, today)) return refused("proof-day");
  return way === null ? refused("proof-way") : ok({ name, email, proof: { on: day, way } });
}
