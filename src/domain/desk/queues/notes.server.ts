import type { ActionOffer } from "#domain/desk/core/types.ts";
import { countWaitingNotes, findNote, moderateNote, waitingNoteHeads } from "#domain/letters/index.server.ts";
import type { Stance } from "#domain/letters/types.ts";
import { ok, refused } from "#kernel/result.ts";
import { deskDueOn, lateBefore } from "./due.server.ts";
import type { DeskQueue } from "./queue.server.ts";

type NoteState = "waiting" | "shown" | "hidden";

const STATE_WORDS: Readonly<Record<NoteState, string>> = { waiting: "確認待ち", shown: "表示中", hidden: "非表示" };
const STANCE_WORDS: Readonly<Record<Stance, string>> = {
  resident: "住んでいる",
  "former-resident": "住んでいた",
  neighbour: "近くに住んでいる",
  owner: "所有している",
};
const plain = { fields: [], needsSecond: false } as const;
const SHOW: ActionOffer = { ...plain, key: "show", label: "表示する", lead: "診断のページで、だれでも読めます。", tone: "primary" };
const HIDE: ActionOffer = { ...plain, key: "hide", label: "表示しない", lead: "どのページにも出しません。", tone: "secondary" };
const REOPEN: ActionOffer = { ...plain, key: "reopen", label: "確認待ちに戻す", lead: "もう一度、確認の列に並びます。", tone: "secondary" };
const OFFERS: Readonly<Record<NoteState, readonly ActionOffer[]>> = {
  waiting: [SHOW, HIDE],
  shown: [HIDE, REOPEN],
  hidden: [SHOW, REOPEN],
};
const STEPS = {
  show: { state: "shown", done: "表示しました。", undo: "reopen" },
  hide: { state: "hidden", done: "表示しないことにしました。", undo: "reopen" },
  reopen: { state: "waiting", done: "確認待ちに戻しました。", undo: null },
} as const;

/** まちの声: shown once somebody let it through, and taken back at any time. */
export const notes: DeskQueue = {
  key: "notes",
  title: "まちの声",
  count: ({ db }, today) => countWaitingNotes(db, lateBefore(today)),
  list: async ({ db }, span) =>
    (await waitingNoteHeads(db, span)).map(({ id, about, writtenAt }) => ({
      ...{ id, title: about, state: STATE_WORDS.waiting, receivedAt: writtenAt, dueOn: deskDueOn(writtenAt) },
    })),
  find: async ({ db }, id) => {
    const note = await findNote(db, id);
    if (!note) return null;
    const { about, state, stance, body, writtenAt } = note;
    return {
      ...{ id, title: about, state: STATE_WORDS[state], receivedAt: writtenAt, dueOn: state === "waiting" ? deskDueOn(writtenAt) : null },
      facts: [
        { label: "対象", value: about },
        { label: "書いた人の立場", value: STANCE_WORDS[stance] },
        { label: "内容", value: body },
      ],
      ...{ contact: [], files: [], actions: OFFERS[state] },
    };
  },
  decide: async ({ db, clock }, { id, action }) => {
    if (action !== "show" && action !== "hide" && action !== "reopen") return refused({ is: "unknown" });
    const { state, done, undo } = STEPS[action];
    if (!(await moderateNote(db, { id, state, at: clock.now() }))) return refused({ is: "unknown" });
    return ok({ done, undo, isOver: action === "reopen" });
  },
};
