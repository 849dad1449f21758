import { textField } from "#domain/desk/core/fields.ts";
import type { ActionOffer, Fact, Item } from "#domain/desk/core/types.ts";
import {
  answerLetter,
  countWaiting,
  DATA_REQUESTS,
  dropLetter,
  isDataRequest,
  MAILED_KIND_IDS,
  MAILED_KINDS,
  waitingHeads,
  waitingLetter,
} from "#domain/letters/index.server.ts";
import type { Letter } from "#domain/letters/types.ts";
import type { NamedSubject } from "#domain/subjects/types.ts";
import { ok, refused } from "#kernel/result.ts";
import type { DeskQueue } from "./queue.server.ts";
import { subjectTitle } from "./subject-title.server.ts";

const WAITING = "お返事待ち";
const ACTIONS: readonly ActionOffer[] = [
  {
    ...{ key: "answer", label: "メールで答える", tone: "primary", needsSecond: false },
    lead: "書いた内容を、送った人にメールで届け、終わりにします。",
    fields: [textField("answer", "お返事")],
  },
  {
    ...{ key: "close", label: "答えずに終わりにする", tone: "secondary", needsSecond: false, fields: [] },
    lead: "迷惑な投稿や、ほかの方法で答えたものに使います。送った人には何も届きません。",
  },
];

/** ご質問・見学のご相談・開示等の請求: answered with words by mail. */
export const letters: DeskQueue = {
  key: "letters",
  title: "質問・開示等の請求",
  count: ({ db }, today) => countWaiting(db, MAILED_KIND_IDS, today),
  list: async ({ db }, span) => {
    const heads = await waitingHeads(db, { kinds: MAILED_KIND_IDS, told: "request", ...span });
    return heads.map(({ id, receivedAt, answerDueOn, told, ...letter }) => ({
      ...{ id, receivedAt, dueOn: answerDueOn, state: WAITING },
      title: titleOf(letter, told),
    }));
  },
  find: async ({ db }, id) => {
    const letter = await waitingLetter(db, id, MAILED_KIND_IDS);
    if (!letter) return null;
    const { receivedAt, answerDueOn, files, fields, email } = letter;
    const told = fields.request === undefined ? null : String(fields.request);
    return {
      ...{ id, receivedAt, dueOn: answerDueOn, files, state: WAITING, title: titleOf(letter, told), actions: ACTIONS },
      facts: factsOf(letter),
      contact: [
        ...toldAs("お名前", fields.name),
        { label: "返信先のメールアドレス", value: email },
        ...toldAs("アカウントのメールアドレス", fields.accountEmail),
      ],
    } satisfies Item;
  },
  decide: async (deps, { id, action, input }) => {
    if (action === "close") {
      const isClosed = await dropLetter(deps, id);
      return isClosed ? ok({ done: "答えずに終わりにしました。", undo: null, isOver: true }) : refused({ is: "unknown" });
    }
    const answered = await answerLetter(deps, { id, answer: input.answer ?? "" });
    if (answered.ok) return ok({ done: "お返事をメールで送ります。", undo: null, isOver: true });
    if (answered.reason === "unknown") return refused({ is: "unknown" });
    return refused({ is: "invalid", faults: [{ field: "answer", message: "お返事を入力してください" }] });
  },
};

function titleOf({ kind, subject }: { readonly kind: string; readonly subject: NamedSubject | null }, request: string | null): string {
  const known = MAILED_KIND_IDS.find((one) => one === kind);
  const what = known ? MAILED_KINDS[known].shortTitle : kind;
  if (request !== null && isDataRequest(request)) return `${what}：${DATA_REQUESTS[request]}`;
  return subject === null ? what : `${what}：${subjectTitle(subject)}`;
}

function factsOf({ subject, fields }: Letter): readonly Fact[] {
  return [
    ...(subject === null ? [] : [{ label: "対象", value: subjectTitle(subject) }]),
    ...toldAs("ご希望の日時", fields.preferredDates),
    ...toldAs("内容", fields.message),
  ];
}

function toldAs(label: string, value: unknown): readonly Fact[] {
  return typeof value === "string" && value !== "" ? [{ label, value }] : [];
}
