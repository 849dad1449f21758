import { choiceField, lineField, noteField } from "#domain/desk/core/fields.ts";
import type { ActionField, ActionInput, ActionOffer, Item, ItemHead } from "#domain/desk/core/types.ts";
import {
  type KnownStop,
  lookUpStops,
  manyStops,
  narrowStops,
  type OpenMailingKeys,
  type OwnWithdrawal,
  recordStop,
  stopNumbers,
  stopScopes,
  withdrawOwnStop,
  withdrawStops,
} from "#domain/direct-mail/index.server.ts";
import { formatDate, formatIsoDate } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Tx } from "#platform/db.server.ts";
import type { Decided, DecisionRefusal, DeskQueue, QueueDeps } from "./queue.server.ts";

/** The one item: the register itself. It never waits for anybody, and is nobody's: whoever is at the telephone records. */
const REGISTER = "register";

const ADDRESS = lineField(
  "address",
  "住所",
  "建物名と部屋番号まで。書き方が違っても同じ住所として探します。例：江東区豊洲5-999-1 見本マンション101",
);
const WAYS = [
  { value: "phone", label: "電話" },
  { value: "letter", label: "手紙" },
  { value: "other", label: "その他" },
] as const;

/** 手紙の停止: what is told by telephone or letter of addresses that want no letters, and whether the register has one. No address stays anywhere. */
export const letterStops: DeskQueue = {
  key: "letter-stops",
  title: "手紙の停止",
  count: async () => ({ waiting: 0, late: 0 }),
  countListed: async () => 1,
  list: async (_, { offset }) => (offset === 0 ? [HEAD] : []),
  find: async (deps, id) => (id === REGISTER ? itemOf(deps) : null),
  standsAgainst: async (deps, { action, input }) => (action === "withdraw-any" ? noStop(deps, input) : null),
  // An address waits nowhere, not even for the second operator.
  keptInput: async (deps, { action, input }) => (action === "withdraw-any" ? numberedInput(deps, input) : input),
  decide: async ({ mailingKeys, ...given }, { id, action, input, by }) => {
    const act = Object.hasOwn(ACTS, action) ? ACTS[action] : undefined;
    if (id !== REGISTER || !mailingKeys || !act) return refused({ is: "unknown" });
    // Decisions are made in a transaction.
    return act({ ...given, db: given.db as Tx, mailingKeys }, input, by);
  },
};

// The same at each look, however many are in it: what was seen is compared when something is decided.
const HEAD: ItemHead = { id: REGISTER, title: "停止の登録簿", state: "登録できます", receivedAt: null, dueOn: null };

async function itemOf({ db, clock }: QueueDeps): Promise<Item> {
  const scope = choiceField(
    "scope",
    "止める範囲",
    (await stopScopes(db)).map(({ id, name }) => ({ value: id, label: name })),
  );
  const bursts = await manyStops(db, clock.now());
  return {
    ...HEAD,
    facts: [{ label: "登録簿にあるもの", value: "照合のための記録だけです。住所そのものは保存していません" }, ...bursts.map(burstFact)],
    ...{ contact: [], files: [], actions: [...actionsOf(scope), ...(bursts.length === 0 ? [] : [narrowing(bursts)])] },
  };
}

type Burst = Awaited<ReturnType<typeof manyStops>>[number];

/** In tens, so that one more of many does not put off what is being decided. */
function burstFact({ day, companyName, mailingId, letters }: Burst) {
  const of = `${companyName ?? "登録のない会社"}の送付 ${mailingId}`;
  return {
    label: "同じ日に「すべて」で止めたお手紙が多い送付",
    value: `${formatIsoDate(day)}：${of}（${Math.floor(letters / 10) * 10}通以上）`,
  };
}

function narrowing(bursts: readonly Burst[]): ActionOffer {
  const mailings = new Map(bursts.map(({ mailingId, companyName }) => [mailingId, `${companyName ?? "登録のない会社"}：${mailingId}`]));
  const choices = [...mailings].map(([value, label]) => ({ value, label }));
  return {
    ...{ key: "narrow", label: "「すべて」を、送った会社だけの停止にする", tone: "secondary", needsSecond: true },
    lead: "送った会社が自分で押したと分かったときに使います。この送付のお手紙による「すべて」の停止が、その会社だけの停止になります。ほかの申し出は残ります。",
    fields: [choiceField("mailing", "送付", choices), noteField("理由", NAME_NOBODY)],
  };
}

const NAME_NOBODY = "住所や名前は書かないでください。";

function actionsOf(scope: ActionField): readonly ActionOffer[] {
  return [
    {
      ...{ key: "stop", label: "停止を登録する", tone: "primary", needsSecond: false },
      lead: "この住所への手紙を、これから印刷しなくします。すでに作ったPDFは、渡す前に作り直しになります。",
      fields: [ADDRESS, scope, choiceField("way", "申し出の方法", WAYS)],
    },
    {
      ...{ key: "look", label: "登録があるか調べる", tone: "secondary", needsSecond: false },
      ...{ lead: "調べたことは、記録に残ります。住所は残りません。", fields: [ADDRESS] },
    },
    {
      ...{ key: "withdraw", label: "自分の登録を取り消す", tone: "secondary", needsSecond: false },
      lead: "自分がこの1日のあいだに、誤って登録したときに使います。ほかの申し出は残ります。",
      fields: [ADDRESS, scope, noteField("取り消す理由", NAME_NOBODY)],
    },
    {
      ...{ key: "withdraw-any", label: "申し出を取り消す", tone: "secondary", needsSecond: true },
      lead: "本人から再開の申し出があったときに使います。承認を待つあいだ残るのは、住所ではなく照合番号です。承認する人は、住所を聞いて「登録があるか調べる」で照合番号を確かめます。",
      fields: [ADDRESS, scope, noteField("取り消す理由", NAME_NOBODY)],
    },
  ];
}

const NO_ADDRESS = "番地まで入力してください";
const NO_COMPANY = "止める範囲を選び直してください";
const NO_STOP = "この住所の、その範囲の登録はありません";
const fault = (field: string, message: string) => ({ is: "invalid" as const, faults: [{ field, message }] });
const atField = (field: string, message: string) => refused(fault(field, message));

type RegisterDeps = Pick<QueueDeps, "clock"> & { readonly db: Tx; readonly mailingKeys: OpenMailingKeys };
type Act = (deps: RegisterDeps, input: ActionInput, by: string) => Promise<Result<Decided, DecisionRefusal>>;

const ACTS: Readonly<Record<string, Act>> = { stop, look, withdraw, "withdraw-any": withdrawAny, narrow };

async function look(deps: RegisterDeps, { address = "" }: ActionInput): Promise<Result<Decided, DecisionRefusal>> {
  const found = await lookUpStops(deps, address);
  if (!found.ok) return atField("address", NO_ADDRESS);
  const told = found.value.map((stop) => `${stop.of}（${formatDate(stop.stoppedAt)}から、${wayWords(stop)}）`).join("、");
  const number = (await stopNumbers(deps, address)).map((one) => one.slice(0, SHOWN_OF_NUMBER)).join("・");
  return done(told === "" ? "この住所の停止の登録はありません。" : `この住所は停止の登録があります：${told}。照合番号は${number}です。`);
}

/** Two operators tell addresses apart by so much of their number. */
const SHOWN_OF_NUMBER = 12;

function wayWords({ way, letterOf }: KnownStop): string {
  if (way === "desk") return "運営への申し出";
  if (way === "company") return "会社への申し出";
  return letterOf === null ? "お手紙の画面" : `${letterOf}のお手紙の画面`;
}

async function stop(deps: RegisterDeps, input: ActionInput, by: string): Promise<Result<Decided, DecisionRefusal>> {
  if (!WAYS.some(({ value }) => value === input.way)) return atField("way", "申し出の方法を選んでください");
  const recorded = await recordStop(deps, { ...told(input), by });
  if (!recorded.ok) return recorded.reason === "no-address" ? atField("address", NO_ADDRESS) : atField("scope", NO_COMPANY);
  return done(recorded.value ? "停止を登録しました。" : "この住所は、すでに登録されています。");
}

const WITHDRAWN: Readonly<Record<OwnWithdrawal, string>> = {
  withdrawn: "登録を取り消しました。",
  "going-on": "自分の登録を取り消しました。ほかの申し出があるため、停止は続きます。",
  none: "取り消せる登録がありません。自分だけが、この1日のあいだに登録したものに限ります。",
};

async function withdraw(deps: RegisterDeps, input: ActionInput, by: string): Promise<Result<Decided, DecisionRefusal>> {
  const taken = await withdrawOwnStop(deps, { ...told(input), by });
  return taken.ok ? done(WITHDRAWN[taken.value]) : atField("address", NO_ADDRESS);
}

const NUMBER = /^[0-9a-f]{64}$/;

async function withdrawAny({ db }: RegisterDeps, { address = "", scope = "" }: ActionInput): Promise<Result<Decided, DecisionRefusal>> {
  const numbers = address.split(" ");
  if (!numbers.every((number) => NUMBER.test(number))) return refused({ is: "unknown" });
  return (await withdrawStops(db, { numbers, scope })) ? done("申し出を取り消しました。") : atField("address", NO_STOP);
}

async function narrow({ db }: RegisterDeps, { mailing = "" }: ActionInput): Promise<Result<Decided, DecisionRefusal>> {
  const isNarrowed = await narrowStops(db, mailing);
  return isNarrowed
    ? done("送った会社だけの停止にしました。")
    : atField("mailing", "この送付のお手紙による「すべて」の停止は、もうありません");
}

/** What another operator could not mend: a stop that is not there. */
async function noStop(deps: QueueDeps, { address = "", scope = "" }: ActionInput): Promise<DecisionRefusal | null> {
  if (!deps.mailingKeys) return { is: "unknown" };
  const found = await lookUpStops({ ...deps, mailingKeys: deps.mailingKeys }, address);
  if (!found.ok) return fault("address", NO_ADDRESS);
  return found.value.some((stop) => stop.scope === scope) ? null : fault("address", NO_STOP);
}

async function numberedInput(deps: QueueDeps, input: ActionInput): Promise<ActionInput> {
  const { mailingKeys } = deps;
  const numbers = mailingKeys ? await stopNumbers({ ...deps, mailingKeys }, input.address ?? "") : [];
  return { ...input, address: numbers.join(" ") };
}

function told({ address = "", scope = "" }: ActionInput) {
  return { address, scope };
}

function done(words: string): Result<Decided, DecisionRefusal> {
  return ok({ done: words, undo: null, isOver: false });
}
