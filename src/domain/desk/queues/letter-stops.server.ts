import { choiceField, lineField, noteField } from "#domain/desk/core/fields.ts";
import type { ActionField, ActionInput, ActionOffer, Item, ItemHead } from "#domain/desk/core/types.ts";
import { lookUpStops, type OpenMailingKeys, recordStop, stopScopes, withdrawStop } from "#domain/direct-mail/index.server.ts";
import { formatDate } from "#kernel/japanese-date.ts";
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
  decide: async ({ mailingKeys, ...given }, { id, action, input }) => {
    if (id !== REGISTER || !mailingKeys) return refused({ is: "unknown" });
    // Decisions are made in a transaction.
    const deps = { ...given, db: given.db as Tx, mailingKeys };
    if (action === "look") return look(deps, input);
    if (action === "stop") return stop(deps, input);
    return action === "withdraw" ? withdraw(deps, input) : refused({ is: "unknown" });
  },
};

// The same at each look, however many are in it: what was seen is compared when something is decided.
const HEAD: ItemHead = { id: REGISTER, title: "停止の登録簿", state: "登録できます", receivedAt: null, dueOn: null };

async function itemOf({ db }: QueueDeps): Promise<Item> {
  const scope = choiceField(
    "scope",
    "止める範囲",
    (await stopScopes(db)).map(({ id, name }) => ({ value: id, label: name })),
  );
  return {
    ...HEAD,
    facts: [{ label: "登録簿にあるもの", value: "照合のための記録だけです。住所そのものは保存していません" }],
    ...{ contact: [], files: [], actions: actionsOf(scope) },
  };
}

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
      ...{ key: "withdraw", label: "登録を取り消す", tone: "secondary", needsSecond: false },
      lead: "誤って登録したとき、または本人から再開の申し出があったときに使います。",
      fields: [ADDRESS, scope, noteField("取り消す理由", "住所や名前は書かないでください。")],
    },
  ];
}

const NO_ADDRESS = "番地まで入力してください";
const NO_COMPANY = "止める範囲を選び直してください";
const atField = (field: string, message: string) => refused({ is: "invalid" as const, faults: [{ field, message }] });

type RegisterDeps = Pick<QueueDeps, "clock"> & { readonly db: Tx; readonly mailingKeys: OpenMailingKeys };

async function look(deps: RegisterDeps, { address = "" }: ActionInput): Promise<Result<Decided, DecisionRefusal>> {
  const found = await lookUpStops(deps, address);
  if (!found.ok) return atField("address", NO_ADDRESS);
  const told = found.value.map(({ of, stoppedAt }) => `${of}（${formatDate(stoppedAt)}から）`).join("、");
  return done(told === "" ? "この住所の停止の登録はありません。" : `この住所は停止の登録があります：${told}。`);
}

async function stop(deps: RegisterDeps, input: ActionInput): Promise<Result<Decided, DecisionRefusal>> {
  if (!WAYS.some(({ value }) => value === input.way)) return atField("way", "申し出の方法を選んでください");
  const recorded = await recordStop(deps, told(input));
  if (!recorded.ok) return recorded.reason === "no-address" ? atField("address", NO_ADDRESS) : atField("scope", NO_COMPANY);
  return done(recorded.value ? "停止を登録しました。" : "この住所は、すでに登録されています。");
}

async function withdraw(deps: RegisterDeps, input: ActionInput): Promise<Result<Decided, DecisionRefusal>> {
  const taken = await withdrawStop(deps, told(input));
  if (!taken.ok) return atField("address", NO_ADDRESS);
  return done(taken.value ? "登録を取り消しました。" : "この住所の、その範囲の登録はありません。");
}

function told({ address = "", scope = "" }: ActionInput) {
  return { address, scope };
}

function done(words: string): Result<Decided, DecisionRefusal> {
  return ok({ done: words, undo: null, isOver: false });
}
