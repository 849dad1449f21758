import { findCompany } from "#domain/companies/index.server.ts";
import type { Company } from "#domain/companies/types.ts";
import { choiceField, noteField } from "#domain/desk/core/fields.ts";
import type { ActionOffer, Fact, Item } from "#domain/desk/core/types.ts";
import {
  closeHandOver,
  countAwaitingAgents,
  endTalks,
  HOME_KINDS,
  handOver,
  homeFacts,
  homeName,
  licensedAgents,
  offerLog,
  offersAwaitingAgents,
} from "#domain/offers/index.server.ts";
import { days } from "#kernel/duration.ts";
import { formatDate, isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, refused } from "#kernel/result.ts";
import { formatYen } from "#kernel/yen.ts";
import { AGENT_SILENT_DAYS, deskDueOn, lateBefore, silentBefore } from "./due.server.ts";
import { logFacts, partiesOf } from "./offer-log.server.ts";
import type { DecisionRefusal, DeskQueue } from "./queue.server.ts";

type Offer = Awaited<ReturnType<typeof offersAwaitingAgents>>[number];

const stateWords = ({ state, isAgentThere }: Offer): string => {
  if (state === "disclosed") return "引き継ぎ待ち";
  return isAgentThere ? "会社が担当" : "引き継ぎ直し待ち";
};
const handOverTo = (agents: readonly Company[], label: string): ActionOffer => ({
  ...{ key: "hand-over", label, tone: "primary", needsSecond: true },
  lead: "ほかの担当者が承認すると、選んだ会社の担当になります。会社にメールで知らせ、会社は管理画面で、双方の連絡先とやりとりを見られます。",
  fields: [
    choiceField(
      "companyId",
      "会社",
      agents.map((agent) => ({ value: agent.id, label: companyWords(agent) })),
    ),
    noteField("引き継ぐ理由"),
  ],
});
const END_TALKS: ActionOffer = {
  ...{ key: "end-talks", label: "引き継がずに終える", tone: "secondary", needsSecond: false },
  lead: "契約のないまま終わったことを、双方に知らせます。保留していたほかのオファーを、もう一度始めます。元には戻せません。",
  fields: [noteField("終える理由")],
};
/** Not by the word of its company, which both would be told. */
const END_WITHOUT_AGENT: ActionOffer = { ...END_TALKS, label: "会社の連絡を待たずに終える" };
const plain = { fields: [], needsSecond: false } as const;
const ENDS: readonly ActionOffer[] = [
  {
    ...plain,
    key: "contract",
    label: "契約になった",
    lead: "会社から連絡があったときに押してください。同じ物件で保留していたほかのオファーは、お断りになります。",
    tone: "primary",
  },
  {
    ...plain,
    key: "broken",
    label: "まとまらなかった",
    lead: "会社から連絡があったときに押してください。保留していたほかのオファーを、もう一度始めます。",
    tone: "secondary",
  },
];

/** 会社への引き継ぎ: both sides have agreed to go on, and a licensed agent takes it from here. */
export const offerHandovers: DeskQueue = {
  key: "offer-handovers",
  title: "オファーの引き継ぎ",
  count: ({ db }, today) => countAwaitingAgents(db, { lateBefore: lateBefore(today), silentBefore: silentBefore(today) }),
  list: async ({ db }, span) => (await offersAwaitingAgents(db, span)).map(headOf),
  find: async ({ db }, id) => {
    const [offer] = await offersAwaitingAgents(db, { id });
    if (!offer) return null;
    const isWaiting = !offer.isAgentThere;
    const agents = isWaiting ? await licensedAgents(db) : [];
    const log = await offerLog(db, id);
    const company = offer.companyId === null ? null : await findCompany(db, offer.companyId);
    return {
      ...headOf(offer),
      facts: [
        ...dealFacts(offer),
        { label: "引き継いだ会社", value: company ? companyWords(company) : "まだありません" },
        ...(isWaiting && company ? [{ label: "引き継いだ会社の状態", value: "利用中でないか、免許がありません" }] : []),
        ...(isWaiting && agents.length === 0 ? [{ label: "引き継げる会社", value: "免許があり、利用中の会社がありません" }] : []),
      ],
      ...{ contact: logFacts(log), parties: partiesOf(log), files: [] },
      actions: actionsOf(offer, agents),
    } satisfies Item;
  },
  decide: async (deps, { id, action, input, by, askedBy }) => {
    if (action === "contract" || action === "broken") {
      const closed = await closeHandOver(deps, { offerId: id, outcome: action, operator: by });
      return closed.ok ? ok({ done: "結果を記録しました。", undo: null, isOver: true }) : refused(refusalOf(closed.reason));
    }
    if (action === END_TALKS.key) {
      const ended = await endTalks(deps, { offerId: id, operator: by, reason: input.note ?? "" });
      return ended.ok ? ok({ done: "双方に、終わったことを知らせます。", undo: null, isOver: true }) : refused(refusalOf(ended.reason));
    }
    const order = { offerId: id, companyId: input.companyId ?? "", reason: input.note ?? "", askedBy, approvedBy: by };
    const handed = await handOver(deps, order);
    if (!handed.ok) return refused(refusalOf(handed.reason));
    return ok({ done: "会社に引き継ぎました。", undo: null, isOver: true });
  },
};

function actionsOf({ state }: Offer, agents: readonly Company[]): readonly ActionOffer[] {
  const anew = state === "disclosed" ? "会社に引き継ぐ" : "別の会社に引き継ぐ";
  const handing = agents.length > 0 ? [handOverTo(agents, anew)] : [];
  return state === "disclosed" ? [...handing, END_TALKS] : [...handing, ...ENDS, END_WITHOUT_AGENT];
}

function companyWords({ name, licence }: Pick<Company, "name" | "licence">): string {
  return `${name}（${licence}）`;
}

/** What a company is chosen by: the home as its buyer saw it, and the deal. Nobody is named. */
function dealFacts(offer: Offer): Fact[] {
  const { id, home, priceYen, agreedAt } = offer;
  return [
    { label: "オファー", value: id },
    { label: "状態", value: stateWords(offer) },
    { label: "物件", value: homeName(home) },
    { label: "所在・種別", value: homeFacts(home) },
    { label: "合意した価格", value: formatYen(priceYen) },
    { label: "合意した日", value: agreedAt === null ? "記録がありません" : formatDate(agreedAt) },
  ];
}

function headOf(offer: Offer) {
  const { id, since, home } = offer;
  return {
    id,
    title: `${home.place}の${HOME_KINDS[home.kind]}のオファー`,
    state: stateWords(offer),
    receivedAt: since,
    dueOn: dueOnOf(offer),
  };
}

/** A company has thirty days until it is asked; one that is no agent any more has none. */
function dueOnOf({ state, since, isAgentThere }: Offer): string {
  if (state === "disclosed") return deskDueOn(since);
  return isoDateInJapan(isAgentThere ? new Date(since.getTime() + days(AGENT_SILENT_DAYS)) : since);
}

type Refused = "unknown" | "same-operator" | "no-licensed-company" | { readonly state: string };

function refusalOf(reason: Refused): DecisionRefusal {
  if (typeof reason === "object") return { is: "not-now", state: reason.state };
  if (reason === "no-licensed-company")
    return { is: "invalid", faults: [{ field: "companyId", message: "免許があり、利用中の会社を選んでください" }] };
  return { is: "unknown" };
}
