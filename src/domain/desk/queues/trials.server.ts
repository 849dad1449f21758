import { companyContracts } from "#domain/api-access/index.server.ts";
import { PAID_PLANS, type PaidPlan } from "#domain/api-access/types.ts";
import { companiesIn } from "#domain/companies/index.server.ts";
import type { Company } from "#domain/companies/types.ts";
import { contractCosts, planWords } from "#domain/desk/approvals/contract-costs.server.ts";
import { fact } from "#domain/desk/core/fact.ts";
import { choiceField, noteField, optional } from "#domain/desk/core/fields.ts";
import type { ActionInput, ActionOffer, Fact, Item } from "#domain/desk/core/types.ts";
import type { Trial, TrialState } from "#domain/leads/core/types.ts";
import {
  approveTrial,
  BUSINESS_WORDS,
  convertToPlan,
  countOpenTrials,
  countTrials,
  isSameOwner,
  MX_WORDS,
  openTrial,
  prolongTrial,
  reissueTrialKey,
  rejectTrial,
  TRIAL_STATE_WORDS,
  type TrialRefusal,
  trialsWaiting,
  wordFor,
} from "#domain/leads/index.server.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import { formatPhone } from "#kernel/phone.ts";
import { ok, refused } from "#kernel/result.ts";
import type { DecisionRefusal, DeskQueue, QueueDeps } from "./queue.server.ts";

const PLAIN = { tone: "secondary", needsSecond: false } as const;
const NOTE = noteField("申し込んだ会社への連絡", "メールで届きます。");
const WHY = noteField("理由", "相手の名前や連絡先は書かないでください。");
const EXTENSIONS = ["7", "14"] as const;
const ACTIONS = {
  approve: {
    ...{ key: "approve", label: "承認する", tone: "primary", needsSecond: false, fields: [optional(NOTE)] },
    lead: "APIキーを受け取るリンクを、メールで送ります。",
  },
  reject: {
    ...PLAIN,
    key: "reject",
    label: "お断りする",
    lead: "理由をメールで知らせます。",
    fields: [{ ...NOTE, label: "お断りする理由" }],
  },
  extend: {
    ...{ ...PLAIN, key: "extend", label: "延長する", lead: "使える回数の残りは変わりません。延長した日をメールで知らせます。" },
    fields: [
      choiceField(
        "days",
        "延長する日数",
        EXTENSIONS.map((value) => ({ value, label: `${value}日` })),
      ),
      WHY,
    ],
  },
  convert: {
    ...{
      ...PLAIN,
      key: "convert",
      label: "契約に移す",
      needsSecond: true,
      lead: "キーはそのままで、会社のプランになり、今月分から月額がかかります。利用中の業者アカウントから選びます。",
    },
    fields: [
      choiceField(
        "plan",
        "プラン",
        PAID_PLANS.map((value) => ({ value, label: planWords(value) })),
      ),
      WHY,
    ],
  },
  reissue: {
    ...PLAIN,
    key: "reissue",
    label: "キーを作り直す",
    lead: "いまのキーを取り消し、新しいキーを受け取るリンクを送ります。",
    fields: [WHY],
  },
} as const satisfies Readonly<Record<string, ActionOffer>>;
type Action = keyof typeof ACTIONS;

const OFFERED: Readonly<Record<TrialState, readonly Action[]>> = {
  review: ["approve", "reject"],
  approved: ["convert", "reissue"],
  active: ["extend", "convert", "reissue"],
  extended: ["extend", "convert", "reissue"],
  ended: ["extend", "convert"],
  converted: [],
  expired: [],
  rejected: [],
};

/** 無料トライアル: reviewed, and looked after until it is a contract or over. Flags keep nobody out by themselves. */
export const trials: DeskQueue = {
  key: "trials",
  title: "APIのトライアル",
  count: ({ db }, today) => countTrials(db, today),
  countListed: ({ db }) => countOpenTrials(db),
  list: async ({ db }, span) => (await trialsWaiting(db, span)).map(headOf),
  find: async ({ db }, id) => {
    const open = await openTrial(db, id);
    if (!open) return null;
    const { trial, letter, earlier } = open;
    const { fields, email } = letter;
    return {
      ...headOf(trial),
      facts: [
        { label: "会社", value: trial.company },
        ...fact("業種", wordFor(BUSINESS_WORDS, fields.business)),
        ...fact("免許証番号", fields.licence),
        ...fact("試したいこと", fields.purpose),
        ...signsOf(trial, earlier),
        ...courseOf(trial),
      ],
      personFacts: [
        ...fact("部署", fields.department),
        ...fact("お名前", fields.person),
        ...fact("電話番号", fields.phone && formatPhone(String(fields.phone))),
      ],
      contact: [{ label: "メールアドレス", value: email }],
      files: [],
      actions: actionsFor(trial.state, await companiesIn(db, ["live"])),
    } satisfies Item;
  },
  standsAgainst: async (deps, { input: { companyId = "" } }) =>
    (await companyContracts(deps, companyId)).length > 0 ? refusalOf("has-contract") : null,
  costs: async (_, { action, input }) => (action === "convert" ? contractCosts(input.plan as PaidPlan) : []),
  decide: async (deps, { id, action, input }) => {
    if (!isAction(action)) return refused({ is: "unknown" });
    const decided = await DECIDE[action](deps, id, input);
    if (!decided.ok) return refused(refusalOf(decided.reason));
    const { state } = decided.value;
    return ok({ done: `「${TRIAL_STATE_WORDS[state]}」です。結果をメールで知らせます。`, undo: null, isOver: OFFERED[state].length === 0 });
  },
};

/** A trial becomes a contract of a company that is chosen from those that are live; where there is none it cannot. */
function actionsFor(state: TrialState, companies: readonly Company[]): readonly ActionOffer[] {
  const chosen = choiceField(
    "companyId",
    "業者アカウント",
    companies.map(({ id, name, licence }) => ({ value: id, label: `${name}（${licence}）` })),
  );
  return OFFERED[state].flatMap((key): readonly ActionOffer[] => {
    if (key !== "convert") return [ACTIONS[key]];
    return companies.length === 0 ? [] : [{ ...ACTIONS.convert, fields: [chosen, ...ACTIONS.convert.fields] }];
  });
}

function isAction(text: string): text is Action {
  return Object.hasOwn(ACTIONS, text);
}

const DECIDE: Readonly<Record<Action, (deps: QueueDeps, id: string, input: ActionInput) => ReturnType<typeof approveTrial>>> = {
  approve: (deps, id, { note = "" }) => approveTrial(deps, { id, note }),
  reject: (deps, id, { note = "" }) => rejectTrial(deps, { id, note }),
  extend: (deps, id, { note = "", days = "" }) => prolongTrial(deps, { id, note, count: Number(days) }),
  convert: (deps, id, { note = "", companyId = "", plan = "" }) => convertToPlan(deps, { id, note, companyId, plan: plan as PaidPlan }),
  reissue: (deps, id, { note = "" }) => reissueTrialKey(deps, { id, note }),
};

function headOf({ id, company, state, receivedAt, dueOn }: Trial) {
  return { id, title: company, state: TRIAL_STATE_WORDS[state], receivedAt, dueOn: state === "review" ? dueOn : null };
}

/** What speaks for and against who applied. */
function signsOf(trial: Trial, earlier: readonly { readonly id: string; readonly state: TrialState }[]): readonly Fact[] {
  const { mailDomain, isFreeMail, isHasty, website, corporateNumber, mx } = trial;
  return [
    { label: "メールのドメイン", value: isFreeMail ? `${mailDomain}（だれでも作れるメールです）` : mailDomain },
    { label: "メールの受け取り", value: MX_WORDS[mx] },
    { label: "会社のWebサイト", value: siteWords(website, mailDomain) },
    { label: "法人番号", value: corporateNumber ?? "記入なし" },
    {
      label: "1年以内の同じ会社のトライアル",
      value: earlier.map(({ id, state }) => `${id}（${TRIAL_STATE_WORDS[state]}）`).join("、") || "なし",
    },
    ...(isHasty ? [{ label: "送信の速さ", value: "画面を開いて数秒で送られています" }] : []),
  ];
}

function siteWords(website: string | null, mailDomain: string): string {
  if (website === null) return "記入なし";
  return `${website}（メールのドメインと${isSameOwner(website, mailDomain) ? "同じです" : "違います"}）`;
}

function courseOf({ state, endsAt, keyShownAt }: Trial): readonly Fact[] {
  if (endsAt === null) return [];
  return [
    { label: "キー", value: keyShownAt === null ? "まだ受け取っていません" : `${formatDate(keyShownAt)}に受け取り` },
    { label: state === "approved" ? "キーを受け取る期限" : "終わる日", value: formatDate(endsAt) },
  ];
}

const AT_FIELD = {
  "note-missing": { field: "note", message: "理由を入力してください" },
  "unknown-company": { field: "companyId", message: "この番号の業者アカウントはありません" },
  "company-not-live": { field: "companyId", message: "利用中の業者アカウントではありません" },
  "has-contract": { field: "companyId", message: "この業者アカウントには、すでに契約があります" },
} as const;

function refusalOf(reason: TrialRefusal): DecisionRefusal {
  if (reason === "unknown") return { is: "unknown" };
  if (typeof reason === "object") return { is: "not-now", state: TRIAL_STATE_WORDS[reason.notFrom] };
  return { is: "invalid", faults: [AT_FIELD[reason]] };
}
