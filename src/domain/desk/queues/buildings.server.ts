import { choiceField } from "#domain/desk/core/fields.ts";
import type { ActionOffer, Fact, Item } from "#domain/desk/core/types.ts";
import { countDoubts, type Doubt, decideDoubt, findDoubt, openDoubts } from "#domain/register/index.server.ts";
import type { BuildingDoubt, DoubtDecision, DoubtRefusal } from "#domain/register/types.ts";
import { rebuildSuggestions } from "#domain/search/index.server.ts";
import { ok, refused } from "#kernel/result.ts";
import { deskDueOn, lateBefore } from "./due.server.ts";
import type { DecisionRefusal, DeskQueue } from "./queue.server.ts";

const WHY: Readonly<Record<Doubt, string>> = {
  "same-name": "近くに同じ名前の建物があります",
  "same-address": "同じ住所に別の名前の建物があります",
  "same-place": "同じ位置に別の名前の建物があります",
  several: "当てはまる建物がいくつもあります",
};

/** 取り込んだファイルの建物: rows that may be a building that is registered. */
export const buildings: DeskQueue = {
  key: "buildings",
  title: "ファイルの建物",
  count: ({ db }, today) => countDoubts(db, lateBefore(today)),
  list: async ({ db }, span) => (await openDoubts(db, span)).map(headOf),
  find: async ({ db }, id) => {
    const doubt = await findDoubt(db, id);
    if (!doubt) return null;
    return { ...headOf(doubt), facts: factsOf(doubt), contact: [], files: [], actions: offersOf(doubt) } satisfies Item;
  },
  decide: async ({ db, clock }, { id, action, input }) => {
    const decision = decisionOf(action, input.key ?? "");
    if (decision === null) return refused({ is: "unknown" });
    const decided = await decideDoubt(db, { id, decision, now: clock.now() });
    if (!decided.ok) return refused(refusalOf(decided.reason));
    return ok({ done: DONE[decision.is], undo: null, isOver: true, ...(decision.is === "new" ? { afterwards: rebuildSuggestions } : {}) });
  },
};

function headOf({ id, building, why, listedAt }: BuildingDoubt) {
  return { id, title: `${building.name}(${building.address})`, state: WHY[why], receivedAt: listedAt, dueOn: deskDueOn(listedAt) };
}

function factsOf({ building, why, candidates }: BuildingDoubt): readonly Fact[] {
  return [
    { label: "名前", value: building.name },
    { label: "所在地", value: building.address },
    { label: "出典", value: building.source },
    { label: "確かめる理由", value: WHY[why] },
    ...candidates.map(({ key, name, address }, at) => ({ label: `登録済みの建物${at + 1}`, value: `${name}(${address}) ${key}` })),
  ];
}

function offersOf({ candidates }: BuildingDoubt): readonly ActionOffer[] {
  const plain = { fields: [], needsSecond: false, tone: "secondary" } as const;
  const same: ActionOffer = {
    ...{
      key: "same",
      label: "登録済みの建物と同じ",
      lead: "ファイルの内容を、選んだ建物の記録に加えます。",
      tone: "primary",
      needsSecond: false,
    },
    fields: [
      choiceField(
        "key",
        "同じ建物",
        candidates.map(({ key, name, address }) => ({ value: key, label: `${name}(${address})` })),
      ),
    ],
  };
  return [
    ...(candidates.length > 0 ? [same] : []),
    { ...plain, key: "new", label: "新しい建物として登録", lead: "ほかの建物とは別のものとして登録します。" },
    { ...plain, key: "drop", label: "取り込まない", lead: "このファイルからも、次のファイルからも取り込みません。" },
  ];
}

const DONE: Readonly<Record<DoubtDecision["is"], string>> = {
  same: "登録済みの建物に加えました。",
  new: "新しい建物として登録しました。",
  dropped: "取り込まないことにしました。",
};

function decisionOf(action: string, key: string): DoubtDecision | null {
  if (action === "same") return { is: "same", key };
  if (action === "new") return { is: "new" };
  return action === "drop" ? { is: "dropped" } : null;
}

const WORDS: Readonly<Record<Exclude<DoubtRefusal, "unknown" | "no-such-building">, string>> = {
  "place-missing": "緯度・経度がないため、新しい建物として登録できません",
  "built-year-missing": "建った年がないため、新しい建物として登録できません",
  "address-unknown": "住所から町が一つに決まらないため、登録できません",
  "place-elsewhere": "緯度・経度が住所の町から離れているため、登録できません",
};

function refusalOf(reason: DoubtRefusal): DecisionRefusal {
  if (reason === "unknown") return { is: "unknown" };
  if (reason === "no-such-building") return { is: "invalid", faults: [{ field: "key", message: "選んだ建物はもうありません" }] };
  return { is: "not-now", state: WORDS[reason] };
}
