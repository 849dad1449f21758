import { choiceField, lineField, noteField, numberField, optional, tickField } from "#domain/desk/core/fields.ts";
import type { ActionInput, ActionOffer, FieldFault, Item } from "#domain/desk/core/types.ts";
import {
  type AcceptRefusal,
  acceptProposal,
  type CheckedBuilding,
  countWaiting,
  isRelation,
  PROPOSAL_LETTER,
  RELATIONS,
  readLetterFile,
  rejectProposal,
  waitingHeads,
  waitingLetter,
} from "#domain/letters/index.server.ts";
import { rebuildSuggestions } from "#domain/search/index.server.ts";
import { BUILDING_BOUNDS } from "#kernel/fields/building-bounds.ts";
import { latestBuiltYear } from "#kernel/fields/built-year.ts";
import { JAPAN } from "#kernel/geo.ts";
import { yearInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { DecisionRefusal, DeskQueue } from "./queue.server.ts";

const KINDS = [PROPOSAL_LETTER.id];
const WAITING = "確認待ち";
const STRUCTURES = { SRC: "SRC造", RC: "RC造", steel: "鉄骨造", "light-steel": "軽量鉄骨造", wood: "木造", block: "ブロック造" } as const;
type Structure = keyof typeof STRUCTURES;

const NOTE = noteField("確かめた内容", "提案した人にメールで届きます。提案した人のことは書かないでください。");
const ACTIONS: readonly ActionOffer[] = [
  {
    ...{ key: "accept", label: "登録する", tone: "primary", needsSecond: false },
    lead: "位置は地図で確かめた建物そのものの点を、名前と所在地は提案と違うときだけ入力します。",
    fields: [
      NOTE,
      optional(lineField("name", "名前", "提案のとおりなら空欄")),
      optional(lineField("address", "所在地", "提案のとおりなら空欄")),
      numberField("lat", "緯度", "例: 35.65000"),
      numberField("lon", "経度", "例: 139.79000"),
      numberField("builtYear", "竣工年"),
      optional(numberField("builtMonth", "竣工月")),
      optional(numberField("floors", "地上の階数")),
      optional(numberField("units", "総戸数")),
      optional(
        choiceField(
          "structure",
          "構造",
          Object.entries(STRUCTURES).map(([value, label]) => ({ value, label })),
        ),
      ),
      optional(lineField("stationName", "最寄り駅")),
      optional(numberField("walkMinutes", "駅から徒歩(分)")),
      tickField("isAnother", "よく似た建物とは別の建物だと確かめた"),
    ],
  },
  {
    ...{ key: "reject", label: "登録しない", tone: "secondary", needsSecond: false },
    lead: "理由を、提案した人にメールで知らせます。",
    fields: [{ ...NOTE, label: "登録しない理由" }],
  },
];

/** 建物の提案: somebody tells of a building that is not registered. */
export const proposals: DeskQueue = {
  key: "proposals",
  title: "建物の提案",
  count: ({ db }, today) => countWaiting(db, KINDS, today),
  list: async ({ db }, span) =>
    (await waitingHeads(db, { kinds: KINDS, told: "apartmentName", ...span })).map(({ id, told, receivedAt, answerDueOn }) => ({
      ...{ id, title: told ?? "名前なし", state: WAITING, receivedAt, dueOn: answerDueOn },
    })),
  find: async ({ db }, id) => {
    const letter = await waitingLetter(db, id, KINDS);
    if (!letter) return null;
    const { fields, files, email, receivedAt, answerDueOn } = letter;
    const text = (name: string) => String(fields[name] ?? "");
    const relation = text("relation");
    return {
      ...{ id, title: text("apartmentName") || "名前なし", state: WAITING, receivedAt, dueOn: answerDueOn, files, actions: ACTIONS },
      facts: [
        { label: "マンション名", value: text("apartmentName") },
        { label: "所在地", value: text("address") },
        { label: "建物との関係", value: isRelation(relation) ? RELATIONS[relation] : "不明" },
        { label: "分かること", value: text("known") || text("message") || "記入なし" },
        { label: "根拠", value: text("evidence") || "記入なし" },
      ],
      contact: [{ label: "メールアドレス", value: email }],
    } satisfies Item;
  },
  decide: async (deps, { id, action, input }) => {
    const note = input.note ?? "";
    if (action === "reject") {
      const rejected = await rejectProposal(deps, { id, note });
      return rejected.ok
        ? ok({ done: "登録しないことにしました。理由をメールで知らせます。", undo: null, isOver: true })
        : refused(refusalOf(rejected.reason));
    }
    const building = readBuilding(input, latestBuiltYear(yearInJapan(deps.clock.now())));
    if (!building.ok) return refused({ is: "invalid", faults: building.reason });
    const accepted = await acceptProposal(deps, { id, note, building: building.value });
    if (!accepted.ok) return refused(refusalOf(accepted.reason));
    const { name } = accepted.value;
    return ok({ done: `${name}を登録しました。結果をメールで知らせます。`, undo: null, isOver: true, afterwards: rebuildSuggestions });
  },
  readFile: (deps, letterId, fileId) => readLetterFile(deps, { letterId, fileId }),
};

function readBuilding(input: ActionInput, latestYear: number): Result<CheckedBuilding, readonly FieldFault[]> {
  const number = (name: string) => (input[name] ? Number(input[name]) : null);
  const bounds: Readonly<Record<string, readonly [number, number]>> = {
    lon: [JAPAN.west, JAPAN.east],
    lat: [JAPAN.south, JAPAN.north],
    builtYear: [BUILDING_BOUNDS.builtYear[0], latestYear],
    builtMonth: [1, 12],
    floors: BUILDING_BOUNDS.floors,
    units: BUILDING_BOUNDS.units,
    walkMinutes: [0, 120],
  };
  const faults = Object.entries(bounds).flatMap(([field, [least, most]]) => {
    const value = number(field);
    const isWhole = field === "lon" || field === "lat" || Number.isInteger(value);
    return value === null || (isWhole && value >= least && value <= most)
      ? []
      : [{ field, message: `${least}から${most}までで入力してください` }];
  });
  if (faults.length > 0) return refused(faults);
  return ok({
    ...{ name: input.name || null, address: input.address || null, nameKana: "", stationName: input.stationName || null },
    place: { lon: number("lon") ?? 0, lat: number("lat") ?? 0 },
    ...{ builtYear: number("builtYear") ?? 0, builtMonth: number("builtMonth"), floors: number("floors"), units: number("units") },
    ...{
      structure: (input.structure as Structure | "") || null,
      walkMinutes: number("walkMinutes"),
      isAnother: input.isAnother === "true",
    },
  });
}

const AT_FIELD = {
  "note-missing": { field: "note", message: "内容を入力してください" },
  "place-missing": { field: "lat", message: "位置を入力してください" },
  "built-year-missing": { field: "builtYear", message: "竣工年を入力してください" },
  "address-unknown": { field: "address", message: "住所から町が一つに決まりません" },
  "place-elsewhere": { field: "lat", message: "位置が住所の町から離れています" },
} as const;

function refusalOf(reason: AcceptRefusal): DecisionRefusal {
  if (reason === "unknown") return { is: "unknown" };
  if (typeof reason === "string") return { is: "invalid", faults: [AT_FIELD[reason]] };
  const message = `同じか、よく似た建物があります(${reason.isAlike.join("、")})。同じ名前と所在地の建物は登録できません`;
  return { is: "invalid", faults: [{ field: "isAnother", message }] };
}
