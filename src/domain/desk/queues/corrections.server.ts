import { noteField } from "#domain/desk/core/fields.ts";
import type { ActionOffer, Item } from "#domain/desk/core/types.ts";
import { countWaiting, readLetterFile, waitingHeads, waitingLetter } from "#domain/letters/index.server.ts";
import {
  CORRECTION_FIELDS,
  CORRECTION_LETTER,
  type CorrectionEvent,
  type CorrectionField,
  type CorrectionState,
  correctionsById,
  isCorrectionEvent,
  isCorrectionField,
  type ReviewRefusal,
  reviewCorrection,
} from "#domain/risk/index.server.ts";
import { ok, refused } from "#kernel/result.ts";
import type { Decided, DecisionRefusal, DeskQueue } from "./queue.server.ts";
import { readRecord, recordFormOf } from "./record-fields.server.ts";
import { subjectTitle } from "./subject-title.server.ts";

const KINDS = [CORRECTION_LETTER.id];
const STATE_WORDS: Readonly<Record<CorrectionState, string>> = {
  received: "受付",
  checking: "確認中",
  accepted: "訂正済み",
  rejected: "訂正なし",
};

/** 訂正の依頼: somebody says that a figure of a building or a place is wrong. */
export const corrections: DeskQueue = {
  key: "corrections",
  title: "訂正の依頼",
  count: ({ db }, today) => countWaiting(db, KINDS, today),
  list: async ({ db }, span) => {
    const heads = await waitingHeads(db, { kinds: KINDS, told: "field", ...span });
    const known = await correctionsById(
      db,
      heads.map(({ id }) => id),
    );
    return heads.map(({ id, subject, told, receivedAt, answerDueOn }) => ({
      ...{ id, receivedAt, dueOn: answerDueOn },
      title: `${subjectTitle(subject)}：${fieldTitle(told)}`,
      state: STATE_WORDS[known.get(id)?.state ?? "received"],
    }));
  },
  find: async ({ db }, id) => {
    const letter = await waitingLetter(db, id, KINDS);
    const correction = letter && (await correctionsById(db, [id])).get(id);
    if (!letter || !correction) return null;
    const { subject, fields, files, email, receivedAt, answerDueOn } = letter;
    return {
      ...{ id, receivedAt, dueOn: answerDueOn, files, state: STATE_WORDS[correction.state] },
      title: `${subjectTitle(subject)}：${CORRECTION_FIELDS[correction.field].title}`,
      facts: [
        { label: "対象", value: subjectTitle(subject) },
        { label: "項目", value: CORRECTION_FIELDS[correction.field].title },
        { label: "正しい内容", value: String(fields.proposed ?? "") },
        { label: "根拠", value: String(fields.evidence ?? "") },
      ],
      contact: [{ label: "メールアドレス", value: email }],
      actions: offersIn(correction),
    } satisfies Item;
  },
  decide: async (deps, { id, action, input }) => {
    const correction = (await correctionsById(deps.db, [id])).get(id);
    if (!correction || !isCorrectionEvent(action)) return refused({ is: "unknown" });
    const fields = action === "accept" && correction.about.kind === "building" ? readRecord(correction.field, input) : ok([]);
    if (!fields.ok) return refused({ is: "invalid", faults: fields.reason });
    const stepped = await reviewCorrection(deps, { id, event: action, note: input.note ?? null, fields: fields.value });
    return stepped.ok ? ok(DONE[action]) : refused(refusalOf(stepped.reason, correction.state));
  },
  readFile: (deps, letterId, fileId) => readLetterFile(deps, { letterId, fileId }),
};

function fieldTitle(field: string | null): string {
  return field !== null && isCorrectionField(field) ? CORRECTION_FIELDS[field].title : "そのほか";
}

function offersIn({
  state,
  field,
  about,
}: {
  readonly state: CorrectionState;
  readonly field: CorrectionField;
  readonly about: { readonly kind: string };
}): readonly ActionOffer[] {
  const plain = { fields: [], needsSecond: false, tone: "primary" } as const;
  if (state === "received") return [{ ...plain, key: "start", label: "確認を始める", lead: "対象の指標に「確認中」と示します。" }];
  const note = noteField(
    "確かめた内容",
    "公開され、依頼した人にもメールで届きます。依頼した人のことや、書かれた言葉は入れないでください。",
  );
  const record = about.kind === "building" ? recordFormOf(field) : [];
  return [
    { ...plain, key: "accept", label: "訂正する", lead: acceptLead(record.length), fields: [note, ...record] },
    {
      ...plain,
      key: "reject",
      label: "訂正しない",
      lead: "データは変えません。",
      tone: "secondary",
      fields: [{ ...note, label: "訂正しない理由" }],
    },
  ];
}

function acceptLead(recordFields: number): string {
  return recordFields > 0
    ? "建物の記録に書いて、診断をつくり直します。"
    : "もとのデータは、正しいファイルの取り込みで直します。ここでは結果だけを知らせます。";
}

const DONE: Readonly<Record<CorrectionEvent, Decided>> = {
  start: { done: "確認を始めました。", undo: null, isOver: false },
  accept: { done: "訂正しました。結果をメールで知らせます。", undo: null, isOver: true },
  reject: { done: "訂正しないことにしました。結果をメールで知らせます。", undo: null, isOver: true },
};

function refusalOf(reason: ReviewRefusal, state: CorrectionState): DecisionRefusal {
  if (reason === "unknown") return { is: "unknown" };
  if (reason === "not-now") return { is: "not-now", state: STATE_WORDS[state] };
  return { is: "invalid", faults: [{ field: "note", message: "内容を入力してください" }] };
}
