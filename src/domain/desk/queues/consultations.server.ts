import type { Consultation } from "#domain/consultations/core/types.ts";
import {
  type CloseRefusal,
  callOffBooking,
  closeDay,
  comingConsultations,
  consultationDays,
  countComing,
  type EndRefusal,
  endBooking,
  findConsultation,
  meetingUrl,
  NO_LINK_YET,
  openDay,
  STATE_WORDS,
  stepConsultation,
  TOPIC_WORDS,
  whenWords,
} from "#domain/consultations/index.server.ts";
import { fact } from "#domain/desk/core/fact.ts";
import { choiceField, lineField, noteField } from "#domain/desk/core/fields.ts";
import type { ActionInput, ActionOffer, Item, ItemHead } from "#domain/desk/core/types.ts";
import { formatIsoDate, isoDateInJapan, readDay } from "#kernel/japanese-date.ts";
import { formatPhone } from "#kernel/phone.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Decided, DecisionRefusal, DeskQueue, QueueDeps } from "./queue.server.ts";

/** Stands among the bookings: which days have none. */
const DAYS = "days";

const plain = { fields: [], needsSecond: false } as const;
const ACTIONS: readonly (ActionOffer & { readonly key: "hold" | "miss" | "call-off" })[] = [
  { ...plain, key: "hold", label: "実施した", lead: "相談を終えたら押してください。", tone: "primary" },
  { ...plain, key: "miss", label: "来訪がなかった", lead: "予約した人には何も届きません。", tone: "secondary" },
  {
    ...{ key: "call-off", label: "取り消す", tone: "secondary", needsSecond: false },
    lead: "理由を添えて、予約した人にメールで知らせます。日時は空き、順番を待つ人に案内します。",
    fields: [noteField("取り消す理由", "予約した人にメールで届きます。")],
  },
];

/** オンライン相談: what is booked, and days without any. */
export const consultations: DeskQueue = {
  key: "consultations",
  title: "オンライン相談",
  count: ({ db }, today) => countComing(db, new Date(`${today}T00:00:00+09:00`)),
  countListed: async ({ db, clock }) => (await countComing(db, clock.now())).waiting + 1,
  list: async (deps, { offset, limit }) => {
    if (offset > 0) return (await comingConsultations(deps.db, { offset: offset - 1, limit })).map(headOf);
    const coming = (await comingConsultations(deps.db, { offset, limit: limit - 1 })).map(headOf);
    return [headOfDays((await consultationDays(deps)).waiting), ...coming];
  },
  find: async (deps, id) => {
    if (id === DAYS) return daysItem(deps);
    const found = await findConsultation(deps.db, id);
    return found?.state === "booked" ? itemOf(found, deps) : null;
  },
  decide: async (deps, { id, action, input }) => {
    if (id === DAYS) return decideDays(deps, action, input);
    if (action === "call-off") {
      const called = await callOffBooking(deps, { id, reason: input.note ?? "" });
      return called.ok ? over("取り消しました。予約した人にメールで知らせます。") : notNow(called.reason);
    }
    if (action !== "hold" && action !== "miss") return refused({ is: "unknown" });
    const ended = await endBooking(deps, id, action);
    return ended.ok ? over(`${STATE_WORDS[ended.value.state]}にしました。`) : notNow(ended.reason);
  },
};

function headOf({ id, startsAt, state, bookedAt, topic }: Consultation): ItemHead {
  return {
    ...{ id, receivedAt: bookedAt, dueOn: isoDateInJapan(startsAt), state: STATE_WORDS[state] },
    title: `${whenWords(startsAt)} ${TOPIC_WORDS[topic]}`,
  };
}

function itemOf(consultation: Consultation, { clock, meetingBaseUrl = null }: QueueDeps): Item {
  const { startsAt, topic, room, company, name, email, phone, message } = consultation;
  const now = clock.now();
  return {
    ...headOf(consultation),
    facts: [
      { label: "日時", value: whenWords(startsAt) },
      { label: "相談したいこと", value: TOPIC_WORDS[topic] },
      { label: "接続先", value: meetingUrl(meetingBaseUrl, room) ?? NO_LINK_YET },
    ],
    personFacts: [
      { label: "会社名", value: company },
      { label: "お名前", value: name },
      { label: "メールアドレス", value: email },
      ...fact("電話番号", phone && formatPhone(phone)),
      ...fact("くわしい内容", message),
    ],
    ...{ contact: [], files: [] },
    actions: ACTIONS.filter(({ key }) => stepConsultation(consultation, key, now).ok),
  };
}

function headOfDays(waiting: number): ItemHead {
  return { id: DAYS, title: "休みにする日", state: `順番待ち ${waiting}人`, receivedAt: null, dueOn: null };
}

async function daysItem(deps: QueueDeps): Promise<Item> {
  const { closed, waiting } = await consultationDays(deps);
  const close: ActionOffer = {
    ...{ key: "close-day", label: "休みにする", tone: "primary", needsSecond: false },
    lead: "その日の予約を受けなくします。予約のある日は、先に予約を取り消してください。",
    fields: [lineField("day", "日付", "例：2026-12-25"), noteField("休みにする理由")],
  };
  const open: ActionOffer = {
    ...{ key: "open-day", label: "休みをやめる", tone: "secondary", needsSecond: false },
    lead: "その日の予約を、また受けます。",
    fields: [
      choiceField(
        "day",
        "日付",
        closed.map(({ day }) => ({ value: day, label: formatIsoDate(day) })),
      ),
    ],
  };
  return {
    ...headOfDays(waiting),
    facts:
      closed.length === 0
        ? [{ label: "休みにした日", value: "なし" }]
        : closed.map(({ day, reason }) => ({ label: formatIsoDate(day), value: reason })),
    ...{ contact: [], files: [], actions: closed.length === 0 ? [close] : [close, open] },
  };
}

const CLOSE_FAULTS: Readonly<Record<CloseRefusal, string>> = {
  "no-workday": "予約を受け付けている日ではありません",
  closed: "すでに休みです",
  booked: "予約があります。先に取り消してください",
};

async function decideDays(deps: QueueDeps, action: string, input: ActionInput): Promise<Result<Decided, DecisionRefusal>> {
  const day = readDay(input.day ?? "");
  const atDay = (message: string) => refused({ is: "invalid" as const, faults: [{ field: "day", message }] });
  if (day === null) return atDay("日付を2026-12-25の形で入力してください");
  if (action === "open-day")
    return (await openDay(deps, day)) ? ok({ done: "休みをやめました。", undo: null, isOver: false }) : refused({ is: "unknown" });
  if (action !== "close-day") return refused({ is: "unknown" });
  const closed = await closeDay(deps, { day, reason: input.note ?? "" });
  return closed.ok ? ok({ done: "休みにしました。", undo: "open-day", isOver: false }) : atDay(CLOSE_FAULTS[closed.reason]);
}

function over(done: string): Result<Decided, DecisionRefusal> {
  return ok({ done, undo: null, isOver: true });
}

function notNow(refusal: EndRefusal): Result<Decided, DecisionRefusal> {
  return refusal.is === "unknown" ? refused({ is: "unknown" }) : refused({ is: "not-now", state: STATE_WORDS[refusal.state] });
}
