import { moderateNote, waitingNotes } from "#domain/letters/index.server.ts";
import { CORRECTION_FIELDS } from "#domain/risk/corrections/correction-fields.ts";
import { type CorrectionState, isOverdue } from "#domain/risk/corrections/corrections.ts";
import { openCorrections, reviewCorrection } from "#domain/risk/index.server.ts";
import type { NamedSubject } from "#domain/subjects/types.ts";
import { quoted } from "#main/commands/quoted.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import type { RiskCommand } from "./risk-command.ts";

/** Where a command of an operator works, and where its lines go. */
export type OperatorConsole = { readonly db: Db; readonly clock: Clock; readonly print: (line: string) => void };

type DecideCorrection = Extract<RiskCommand, { kind: "correction" }>;
type DecideNote = Extract<RiskCommand, { kind: "note" }>;

const STATE_NAMES: Readonly<Record<CorrectionState, string>> = {
  received: "受付",
  checking: "確認中",
  accepted: "訂正済み",
  rejected: "訂正なし",
};

/** Corrections that wait for a decision, the first due first, with all that the sender wrote. */
export async function listCorrections({ db, clock, print }: OperatorConsole): Promise<void> {
  const open = await openCorrections(db);
  if (open.length === 0) print("回答していない訂正の依頼はありません");
  for (const { id, subject, field, state, answerDueOn, proposed, evidence, files } of open) {
    const overdue = isOverdue(state, answerDueOn, clock.now()) ? "(期限を過ぎています)" : "";
    print(`${id}  ${STATE_NAMES[state]}  期限 ${answerDueOn}${overdue}  ${subjectWords(subject)}  ${CORRECTION_FIELDS[field].title}`);
    print(`  内容: ${quoted(proposed)}`);
    print(`  根拠: ${quoted(evidence) || "(添付の資料だけです)"}`);
    if (files > 0) print(`  添付: ${files}件(corrections ${id} show)`);
  }
}

/** A place by its key too: its name is that of a whole town. */
export function subjectWords({ kind, key, name }: NamedSubject): string {
  return kind === "place" ? `${name}(${key})` : name;
}

export async function listNotes({ db, print }: OperatorConsole): Promise<void> {
  const waiting = await waitingNotes(db);
  if (waiting.length === 0) print("確認を待つまちの声はありません");
  for (const { id, subjectKey, stance, body } of waiting) print(`${id}  ${subjectKey}  ${stance}\n  ${quoted(body)}`);
}

const REFUSALS = {
  unknown: "その番号の依頼はありません",
  "not-now": "今の状態ではできません(受付 → 確認中 → 訂正済み・訂正なし の順です)",
  "note-missing": "--note に内容を書いてください",
  "place-has-no-record": "場所の訂正に --set は使えません(もとのデータを直して取り込みます)",
} as const;

/** Takes the step; what went wrong, or null. */
export async function decideCorrection(operator: OperatorConsole, { id, event, note, fields }: DecideCorrection): Promise<string | null> {
  const stepped = await reviewCorrection(operator, { id, event, note, fields });
  if (!stepped.ok) return REFUSALS[stepped.reason];
  operator.print(`${id}: ${STATE_NAMES[stepped.value.state]}`);
  return null;
}

/** Shows or hides the note; what went wrong, or null. */
export async function decideNote({ db, clock, print }: OperatorConsole, { id, state }: DecideNote): Promise<string | null> {
  if (!(await moderateNote(db, { id, state, at: clock.now() }))) return "その番号のまちの声はありません";
  print(`${id}: ${state === "shown" ? "表示しました" : "表示しません"}`);
  return null;
}
