import { fact } from "#domain/desk/core/fact.ts";
import { noteField, optional, textField } from "#domain/desk/core/fields.ts";
import { operatorName } from "#domain/desk/core/operator-name.ts";
import type { ActionOffer, Fact, Item } from "#domain/desk/core/types.ts";
import type { Lead, LeadState } from "#domain/leads/core/types.ts";
import {
  answerLead,
  BUSINESS_WORDS,
  countLeads,
  decideLead,
  isUnanswered,
  LEAD_LETTERS,
  LEAD_STATE_WORDS,
  type LeadRefusal,
  leadsWaiting,
  openLead,
  PRODUCT_WORDS,
  wordFor,
} from "#domain/leads/index.server.ts";
import type { Letter } from "#domain/letters/types.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { formatPhone } from "#kernel/phone.ts";
import { ok, refused } from "#kernel/result.ts";
import type { DecisionRefusal, DeskQueue } from "./queue.server.ts";

const PLAIN = { tone: "secondary", needsSecond: false } as const;
const REASON = noteField("理由", "相手の名前や連絡先は書かないでください。");
const NOTE = optional(noteField("メモ", "相手の名前や連絡先は書かないでください。"));
const ACTIONS = {
  answer: {
    ...{ key: "answer", label: "メールで答える", tone: "primary", needsSecond: false },
    lead: "書いた内容を、送った人にメールで届けます。アドレスを見る必要はありません。",
    fields: [textField("answer", "お返事")],
  },
  assign: { ...PLAIN, key: "assign", label: "担当になる", lead: "あなたの担当として残ります。", fields: [] },
  contact: { ...PLAIN, key: "contact", label: "連絡した", lead: "電話など、メールのほかの方法で連絡したときに使います。", fields: [NOTE] },
  propose: { ...PLAIN, key: "propose", label: "提案に進む", lead: "見積もりや試用の相談に入りました。", fields: [NOTE] },
  win: { ...PLAIN, key: "win", label: "成約", lead: "契約になりました。これで終わりにします。", fields: [NOTE] },
  lose: { ...PLAIN, key: "lose", label: "見送り", lead: "契約になりませんでした。これで終わりにします。", fields: [REASON] },
  close: {
    ...PLAIN,
    key: "close",
    label: "終わりにする",
    lead: "迷惑な投稿や、用の済んだものに使います。相手には何も届きません。",
    fields: [REASON],
  },
} as const satisfies Readonly<Record<string, ActionOffer>>;

/** Answered leads go on; each state with what may come next. */
const OFFERED: Readonly<Record<LeadState, readonly (keyof typeof ACTIONS)[]>> = {
  new: ["answer", "assign", "contact", "close"],
  sent: ["answer", "assign", "contact", "close"],
  downloaded: ["answer", "assign", "contact", "close"],
  assigned: ["answer", "assign", "contact", "close"],
  contacted: ["answer", "propose", "close"],
  proposal: ["answer", "win", "lose", "close"],
  won: [],
  lost: [],
  closed: [],
};

const STEPS = ["assign", "contact", "propose", "win", "lose", "close"] as const;

/** お問い合わせ・資料請求・DMのお申し込み of businesses. Who asked to be called: their name and number are shown to who has taken the lead; the address needs two. */
export const leads: DeskQueue = {
  key: "leads",
  title: "事業者のお問い合わせ",
  count: ({ db }, today) => countLeads(db, today),
  list: async ({ db }, span) => (await leadsWaiting(db, span)).map(headOf),
  find: async ({ db }, id) => {
    const open = await openLead(db, id);
    if (!open?.lead.wantsContact) return null;
    const { lead, letter } = open;
    return {
      ...headOf(lead),
      facts: factsOf(lead, letter),
      personFacts: [
        ...fact("部署", letter.fields.department),
        ...fact("お名前", letter.fields.person),
        ...fact("電話番号", letter.fields.phone && formatPhone(String(letter.fields.phone))),
      ],
      contact: [{ label: "メールアドレス", value: letter.email }],
      files: [],
      actions: OFFERED[lead.state].map((key) => ACTIONS[key]),
    } satisfies Item;
  },
  decide: async (deps, { id, action, input, by }) => {
    if (action === "answer") {
      const answered = await answerLead(deps, { id, by, answer: input.answer ?? "" });
      return answered.ok ? ok({ done: "お返事をメールで送ります。", undo: null, isOver: false }) : refused(refusalOf(answered.reason));
    }
    const step = STEPS.find((one) => one === action);
    if (!step) return refused({ is: "unknown" });
    const decided = await decideLead(deps, { id, by, step, reason: input.note ?? "" });
    if (!decided.ok) return refused(refusalOf(decided.reason));
    const { state } = decided.value;
    return ok({ done: `「${LEAD_STATE_WORDS[state]}」にしました。`, undo: null, isOver: OFFERED[state].length === 0 });
  },
};

function headOf({ id, kind, state, company, product, receivedAt, dueOn }: Lead) {
  const about = kind === "direct-mail" ? LEAD_LETTERS[kind].title : `${LEAD_LETTERS[kind].title}：${wordFor(PRODUCT_WORDS, product)}`;
  const due = isUnanswered(state) ? dueOn : null;
  return { id, title: `${company}（${about}）`, state: LEAD_STATE_WORDS[state], receivedAt, dueOn: due };
}

function factsOf(lead: Lead, { fields, email }: Letter): readonly Fact[] {
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return [
    { label: "会社", value: lead.company },
    ...fact("業種", wordFor(BUSINESS_WORDS, fields.business)),
    ...fact("免許証番号", fields.licence),
    ...fact("法人番号", fields.corporateNumber),
    { label: "サービス", value: wordFor(PRODUCT_WORDS, lead.product) },
    ...fact("送りたいエリア", fields.area),
    ...fact("通数の目安", fields.letters),
    ...fact("内容", fields.message),
    { label: "メールのドメイン", value: lead.isFreeMail ? `${domain}（だれでも作れるメールです）` : domain },
    ...(lead.isHasty ? [{ label: "送信の速さ", value: "画面を開いて数秒で送られています" }] : []),
    ...(lead.kind === "document" ? [{ label: "資料の受け取り", value: takenWords(lead) }] : []),
    ...(lead.assignedTo === null ? [] : [{ label: "担当", value: operatorName(lead.assignedTo) }]),
  ];
}

function takenWords({ downloads, firstDownloadedAt }: Lead): string {
  return firstDownloadedAt === null ? "まだ受け取っていません" : `${downloads}回（はじめて: ${formatDate(firstDownloadedAt)}）`;
}

function refusalOf(reason: LeadRefusal): DecisionRefusal {
  if (reason === "unknown") return { is: "unknown" };
  if (typeof reason === "object") return { is: "not-now", state: LEAD_STATE_WORDS[reason.notFrom] };
  if (reason === "answer-missing") return { is: "invalid", faults: [{ field: "answer", message: "お返事を入力してください" }] };
  return { is: "invalid", faults: [{ field: "note", message: "理由を入力してください" }] };
}
