import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { interestByBuilding } from "#domain/connections/index.server.ts";
import { DATA_REQUEST_FIELDS, DATA_REQUESTS, isDataRequest } from "#domain/letters/data-request-fields.ts";
import {
  answerLetter as answerByMail,
  dropLetter,
  isLetterOf,
  openMailedLetters,
  PROPOSAL_LETTER,
  readLetterFiles,
} from "#domain/letters/index.server.ts";
import { MAILED_KINDS } from "#domain/letters/kinds.ts";
import { CORRECTION_LETTER } from "#domain/risk/corrections/correction-letter.ts";
import { LETTER_FIELDS } from "#kernel/fields/letter-fields.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Work } from "#main/commands/desk-door.server.ts";
import { quoted } from "#main/commands/quoted.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { type OperatorConsole, subjectWords } from "./review-corrections.server.ts";
import type { RiskCommand } from "./risk-command.ts";

type Answer = Extract<RiskCommand, { kind: "answer" }>;
type Connections = Extract<RiskCommand, { kind: "connections" }>;
type ShowEvidence = Extract<RiskCommand, { kind: "evidence" }>;

const FIELD_TITLES: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ ...DATA_REQUEST_FIELDS, ...LETTER_FIELDS }).map(([name, { label }]) => [name, label] as const),
  // Whatever the letter is, where a form says 質問の内容.
  ["message", "内容"],
  // Of letters that came when buyers and owners still wrote them.
  ["formerKind", "もとの登録"],
]);
/** Whom to reach is seen at the desk, where another operator agrees. */
const CONTACT: ReadonlySet<string> = new Set(["name", "accountEmail", "phone"]);
/** The kinds of the letters whose files are shown. */
const LETTERS: Readonly<Record<ShowEvidence["queue"], string>> = { corrections: CORRECTION_LETTER.id, proposals: PROPOSAL_LETTER.id };
const NOT_WAITING = "その番号のお返事待ちはありません";

/** Questions and visits that wait for an answer, the first due first. */
export async function listLetters({ db, clock, print }: OperatorConsole): Promise<void> {
  const open = await openMailedLetters(db);
  if (open.length === 0) print("お返事を待つものはありません");
  const today = isoDateInJapan(clock.now());
  for (const { id, kind, answerDueOn, subject, fields } of open) {
    const overdue = today > answerDueOn ? "(期限を過ぎています)" : "";
    print(
      `${id}  ${MAILED_KINDS[kind].shortTitle}  期限 ${answerDueOn}${overdue}  ${subject === null ? "" : subjectWords(subject)}`.trimEnd(),
    );
    for (const [name, value] of Object.entries(fields))
      if (value !== "" && !CONTACT.has(name)) print(`  ${FIELD_TITLES.get(name) ?? name}: ${quoted(valueWords(name, String(value)))}`);
  }
}

function valueWords(name: string, value: string): string {
  return name === "request" && isDataRequest(value) ? DATA_REQUESTS[value] : value;
}

/** Mails the answer and closes the letter; what went wrong, or null. */
export async function answerLetter(operator: OperatorConsole, { id, text }: Pick<Answer, "id" | "text">): Promise<string | null> {
  const answered = await answerByMail(operator, { id, answer: text });
  if (!answered.ok) return answered.reason === "empty" ? "--text に文面を書いてください" : NOT_WAITING;
  operator.print(`${id}: お返事をメールの送信待ちに加えました`);
  return null;
}

export async function closeLetter(operator: OperatorConsole, id: string): Promise<string | null> {
  if (!(await dropLetter(operator, id))) return NOT_WAITING;
  operator.print(`${id}: お返事をせずに完了にしました`);
  return null;
}

/** How many wait to buy and how many say they own, by building; `apartmentKey` null: of every building that has any. Numbers only. */
export async function listConnections({ db, print }: OperatorConsole, { apartmentKey }: Pick<Connections, "apartmentKey">): Promise<void> {
  const found = await interestByBuilding(db, apartmentKey);
  if (found.length === 0) print("購入希望とオーナーの登録はありません");
  for (const { building, waitingBuyers, owners } of found)
    print(`${building.key}  ${building.name}  購入希望 ${waitingBuyers}人  オーナー ${owners}人(所有は未確認)`);
}

/** Reads the files of a correction or a proposal: what went wrong, or what names them and writes them to the folder. */
export async function readyEvidence(
  { db, storage }: Pick<OperatorConsole, "db"> & { readonly storage: Storage },
  { queue, id, folder }: ShowEvidence,
): Promise<Work<Pick<OperatorConsole, "print">> | string> {
  const files = (await isLetterOf(db, id, LETTERS[queue])) ? await readLetterFiles({ db, storage }, id) : [];
  return files.length === 0 ? "その番号に添付の資料はありません" : ({ print }) => tellFiles(print, files, folder);
}

type Files = Awaited<ReturnType<typeof readLetterFiles>>;

async function tellFiles(print: (line: string) => void, files: Files, folder: string | null): Promise<null> {
  if (folder !== null) await mkdir(folder, { recursive: true });
  for (const [index, { name, contentType, bytes, content }] of files.entries()) {
    const target = folder === null ? null : path.join(folder, `${index + 1}-${name}`);
    // Never over a file that is there.
    if (target !== null && content !== null) await writeFile(target, content, { flag: "wx", mode: 0o600 });
    print(`${target ?? name}  ${contentType}  ${bytes.toLocaleString("ja-JP")} バイト${content === null ? "(中身がありません)" : ""}`);
  }
  return null;
}
