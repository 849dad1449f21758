import { CORRECTION_FIELDS } from "#domain/risk/correction-fields.ts";
import { type CorrectionState, isOverdue } from "#domain/risk/corrections.ts";
import { moderateNote, openCorrections, takeCorrectionStep, waitingNotes } from "#domain/risk/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { quoted } from "./quoted.ts";
import type { RiskCommand } from "./risk-command.ts";

export type Desk = { readonly db: Db; readonly clock: Clock; readonly say: (line: string) => void };

type DecideCorrection = Extract<RiskCommand, { kind: "correction" }>;
type DecideNote = Extract<RiskCommand, { kind: "note" }>;

const STATE_NAMES: Readonly<Record<CorrectionState, string>> = {
  received: "受付",
  checking: "確認中",
  accepted: "訂正済み",
  rejected: "訂正なし",
};

/** What waits for the desk, the first due first, with all that the sender wrote. */
export async function listCorrections({ db, clock, say }: Desk): Promise<void> {
  const open = await openCorrections(db);
  if (open.length === 0) say("回答していない訂正の依頼はありません");
  for (const { id, apartmentName, field, state, answerDueOn, proposed, evidence, files, senderEmail } of open) {
    const overdue = isOverdue(state, answerDueOn, clock.now()) ? "(期限を過ぎています)" : "";
    say(`${id}  ${STATE_NAMES[state]}  期限 ${answerDueOn}${overdue}  ${apartmentName}  ${CORRECTION_FIELDS[field].title}`);
    say(`  内容: ${quoted(proposed)}`);
    say(`  根拠: ${quoted(evidence) || "(添付の資料だけです)"}`);
    if (files > 0) say(`  添付: ${files}件(corrections ${id} show)`);
    say(`  連絡先: ${quoted(senderEmail)}`);
  }
}

export async function listNotes({ db, say }: Desk): Promise<void> {
  const waiting = await waitingNotes(db);
  if (waiting.length === 0) say("確認を待つまちの声はありません");
  for (const { id, apartmentKey, stance, body } of waiting) say(`${id}  ${apartmentKey}  ${stance}\n  ${quoted(body)}`);
}

const REFUSALS = {
  unknown: "その番号の依頼はありません",
  "not-now": "今の状態ではできません(受付 → 確認中 → 訂正済み・訂正なし の順です)",
  "note-missing": "--note に内容を書いてください",
} as const;

/** Takes the step; what went wrong, or null. */
export async function decideCorrection(desk: Desk, { id, event, note, fields }: DecideCorrection): Promise<string | null> {
  const stepped = await takeCorrectionStep(desk, { id, event, note, fields });
  if (!stepped.ok) return REFUSALS[stepped.reason];
  desk.say(`${id}: ${STATE_NAMES[stepped.value.state]}`);
  return null;
}

/** Shows or hides the note; what went wrong, or null. */
export async function decideNote({ db, clock, say }: Desk, { id, state }: DecideNote): Promise<string | null> {
  if (!(await moderateNote(db, { id, state, at: clock.now() }))) return "その番号のまちの声はありません";
  say(`${id}: ${state === "shown" ? "表示しました" : "表示しません"}`);
  return null;
}
