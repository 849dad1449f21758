import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  answerInquiry,
  dropInquiry,
  interestByBuilding,
  openInquiries,
  readEvidence,
  undeliveredMails,
} from "#domain/risk/index.server.ts";
import type { AnsweredKind } from "#domain/risk/mail-kinds.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Storage } from "#platform/storage.server.ts";
import { quoted } from "./quoted.ts";
import type { RiskCommand } from "./risk-command.ts";
import type { Desk } from "./risk-desk.server.ts";

type Answer = Extract<RiskCommand, { kind: "answer" }>;
type Connections = Extract<RiskCommand, { kind: "connections" }>;
type ShowEvidence = Extract<RiskCommand, { kind: "evidence" }>;

const KINDS: Readonly<Record<AnsweredKind, string>> = { question: "質問", listing: "掲載の依頼", visit: "見学の相談" };
/** Details of a letter as its form names them. */
const DETAILS: Readonly<Record<string, string>> = {
  name: "お名前",
  message: "内容",
  apartmentName: "マンション名",
  address: "所在地",
  preferredDates: "ご希望の日時",
  formerKind: "もとの登録",
};
const NOT_WAITING = "その番号のお返事待ちはありません";

/** Questions, listings and visits that wait for an answer, the first due first. */
export async function listLetters({ db, clock, say }: Desk): Promise<void> {
  const open = await openInquiries(db);
  if (open.length === 0) say("お返事を待つものはありません");
  const today = isoDateInJapan(clock.now());
  for (const { id, kind, answerDueOn, building, details, email } of open) {
    const overdue = answerDueOn !== null && today > answerDueOn ? "(期限を過ぎています)" : "";
    say(`${id}  ${KINDS[kind]}  期限 ${answerDueOn ?? "なし"}${overdue}  ${building?.name ?? ""}`.trimEnd());
    for (const [name, value] of Object.entries(details)) if (value !== "") say(`  ${DETAILS[name] ?? name}: ${quoted(String(value))}`);
    say(`  連絡先: ${quoted(email)}`);
  }
}

/** Mails the answer and closes the letter; what went wrong, or null. */
export async function answerLetter(desk: Desk, { id, text }: Pick<Answer, "id" | "text">): Promise<string | null> {
  const answered = await answerInquiry(desk, { id, answer: text });
  if (!answered.ok) return answered.reason === "empty" ? "--text に文面を書いてください" : NOT_WAITING;
  desk.say(`${id}: お返事をメールの送信待ちに加えました`);
  return null;
}

export async function closeLetter(desk: Desk, id: string): Promise<string | null> {
  if (!(await dropInquiry(desk, id))) return NOT_WAITING;
  desk.say(`${id}: お返事をせずに完了にしました`);
  return null;
}

/** How many wait to buy and say they own, by building; `apartmentKey` null: of every building that has any. Numbers only. */
export async function listConnections({ db, say }: Desk, { apartmentKey }: Pick<Connections, "apartmentKey">): Promise<void> {
  const found = await interestByBuilding(db, apartmentKey);
  if (found.length === 0) say("購入希望とオーナーの登録はありません");
  for (const { building, waitingBuyers, owners } of found)
    say(`${building.key}  ${building.name}  購入希望 ${waitingBuyers}人  オーナー ${owners}人(所有は未確認)`);
}

/** Mails that did not arrive: the people behind them are to be reached in another way. */
export async function listUndelivered({ db, say }: Desk): Promise<void> {
  const mails = await undeliveredMails(db);
  if (mails.length === 0) say("届けられなかったメールはありません");
  for (const { id, kind, to, gaveUpAt, isUnclear } of mails)
    say(
      `${id}  ${kind}  ${to}  ${isoDateInJapan(gaveUpAt)}  ${isUnclear ? "送信の途中で止まりました(届いているかもしれません)" : "送れませんでした"}`,
    );
}

/** Names the files of a correction and writes them to the folder; what went wrong, or null. */
export async function showEvidence(
  { db, say, storage }: Desk & { readonly storage: Storage },
  asked: ShowEvidence,
): Promise<string | null> {
  const { id, folder } = asked;
  const files = await readEvidence({ db, storage }, id);
  if (files.length === 0) return "その番号に添付の資料はありません";
  if (folder !== null) await mkdir(folder, { recursive: true });
  for (const [index, { name, contentType, bytes, content }] of files.entries()) {
    const target = folder === null ? null : path.join(folder, `${index + 1}-${name}`);
    // Never over a file of the desk's own.
    if (target !== null && content !== null) await writeFile(target, content, { flag: "wx", mode: 0o600 });
    say(`${target ?? name}  ${contentType}  ${bytes.toLocaleString("ja-JP")} バイト${content === null ? "(中身がありません)" : ""}`);
  }
  return null;
}
