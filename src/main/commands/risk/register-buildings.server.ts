import { z } from "zod";
import { type AcceptRefusal, acceptProposal, openProposals, rejectProposal } from "#domain/letters/index.server.ts";
import { isRelation, RELATIONS } from "#domain/letters/proposal-fields.ts";
import { decideDoubt, openDoubts } from "#domain/register/index.server.ts";
import type { Doubt } from "#domain/register/match-building.ts";
import type { DoubtRefusal } from "#domain/register/types.ts";
import { rebuildSuggestions } from "#domain/search/index.server.ts";
import { BUILDING_BOUNDS } from "#kernel/fields/building-bounds.ts";
import { latestBuiltYear } from "#kernel/fields/built-year.ts";
import { JAPAN } from "#kernel/geo.ts";
import { isoDateInJapan, yearInJapan } from "#kernel/japanese-date.ts";
import { quoted } from "#main/commands/quoted.ts";
import type { OperatorConsole } from "./review-corrections.server.ts";
import type { RiskCommand } from "./risk-command.ts";

type Accept = Extract<RiskCommand, { kind: "accept-proposal" }>;
type Reject = Extract<RiskCommand, { kind: "reject-proposal" }>;
type DecideBuilding = Extract<RiskCommand, { kind: "building" }>;

/** Proposals that wait for a decision, the first due first, with all that the sender wrote. */
export async function listProposals({ db, clock, print }: OperatorConsole): Promise<void> {
  const open = await openProposals(db);
  if (open.length === 0) print("返事をしていない建物の提案はありません");
  const today = isoDateInJapan(clock.now());
  for (const { id, answerDueOn, fields, files } of open) {
    const overdue = today > answerDueOn ? "(期限を過ぎています)" : "";
    const text = (name: string) => quoted(String(fields[name] ?? ""));
    const relation = String(fields.relation ?? "");
    print(`${id}  期限 ${answerDueOn}${overdue}  ${text("apartmentName")}  ${text("address")}`);
    print(`  関係: ${isRelation(relation) ? RELATIONS[relation] : "不明"}`);
    // A letter that came when buildings were only asked for has a message and no evidence.
    print(`  分かること: ${text("known") || text("message") || "(記入なし)"}`);
    print(`  根拠: ${text("evidence") || (files > 0 ? "(添付の資料だけです)" : "(記入なし)")}`);
    if (files > 0) print(`  添付: ${files}件(proposals ${id} show)`);
  }
}

const within = ([least, most]: readonly [number, number]) => z.int().min(least).max(most);

/** What the desk has found out, as it is set on the command line. */
const checkedSchema = z.strictObject({
  name: z.string().min(1).nullable().default(null),
  address: z.string().min(1).nullable().default(null),
  nameKana: z.string().default(""),
  lon: z.number().min(JAPAN.west).max(JAPAN.east),
  lat: z.number().min(JAPAN.south).max(JAPAN.north),
  builtYear: within(BUILDING_BOUNDS.builtYear),
  builtMonth: z.int().min(1).max(12).nullable().default(null),
  floors: within(BUILDING_BOUNDS.floors).nullable().default(null),
  units: within(BUILDING_BOUNDS.units).nullable().default(null),
  structure: z.enum(["SRC", "RC", "steel", "light-steel", "wood", "block"]).nullable().default(null),
  stationName: z.string().min(1).nullable().default(null),
  walkMinutes: z.int().min(0).max(120).nullable().default(null),
  isAnother: z.boolean().default(false),
});

const REFUSALS = {
  unknown: "その番号の提案はありません",
  "note-missing": "--note に内容を書いてください",
  "place-missing": "--set lon=… と lat=… で位置を書いてください",
  "built-year-missing": "--set builtYear=… で建った年を書いてください",
  "address-unknown": "住所から町が一つに決まりません。--set address=… で直してください",
  "place-elsewhere": "緯度・経度が住所の町から離れています",
} as const;

function refusalWords(reason: AcceptRefusal): string {
  if (typeof reason === "string") return REFUSALS[reason];
  return `同じか、よく似た建物があります(${reason.isAlike.join("、")})。名前と住所が同じ建物は登録できません。別の建物だと確かめたときは --set isAnother=true を付けてください`;
}

/** Registers the building; what went wrong, or null. */
export async function decideToRegister(operator: OperatorConsole, { id, note, fields }: Accept): Promise<string | null> {
  const checked = checkedSchema.safeParse(Object.fromEntries(fields.map(({ field, value }) => [field, value])));
  if (!checked.success) {
    const faults = checked.error.issues.map(({ path, message }) => `${path.join(".") || "項目"}: ${message}`);
    return `--set の値が足りないか、正しくありません(lon、lat、builtYear はかならず要ります)。${faults.join("、")}`;
  }
  const { lon, lat, ...building } = checked.data;
  const latest = latestBuiltYear(yearInJapan(operator.clock.now()));
  if (building.builtYear > latest) return `builtYear は ${latest} までの年で書いてください`;
  const accepted = await acceptProposal(operator, { id, note, building: { ...building, place: { lon, lat } } });
  if (!accepted.ok) return refusalWords(accepted.reason);
  await rebuildSuggestions(operator.db);
  operator.print(`${id}: 登録しました(${accepted.value.key} ${quoted(accepted.value.name)})`);
  return null;
}

/** What went wrong, or null. */
export async function decideNotToRegister(operator: OperatorConsole, { id, note }: Reject): Promise<string | null> {
  const rejected = await rejectProposal(operator, { id, note });
  if (!rejected.ok) return REFUSALS[rejected.reason];
  operator.print(`${id}: 登録しないことにしました`);
  return null;
}

const WHY: Readonly<Record<Doubt, string>> = {
  "same-name": "近くに同じ名前の建物があります",
  "same-address": "同じ住所に別の名前の建物があります",
  "same-place": "同じ位置に別の名前の建物があります",
  several: "当てはまる建物がいくつもあります",
};

/** Rows of imported files about which a person has to decide, with the buildings that they may be. */
export async function listBuildings({ db, print }: OperatorConsole): Promise<void> {
  const open = await openDoubts(db);
  if (open.length === 0) print("同じかどうか決める建物はありません");
  for (const { id, building, candidates, why } of open) {
    print(`${id}  ${quoted(building.name)}  ${quoted(building.address)}  出典 ${quoted(building.source)}`);
    print(`  ${WHY[why]}:`);
    for (const { key, name, address } of candidates) print(`  ${key}  ${quoted(name)}  ${quoted(address)}`);
  }
}

const DOUBT_REFUSALS: Readonly<Record<DoubtRefusal, string>> = {
  unknown: "その番号の建物はありません",
  "no-such-building": "その建物キーの建物はありません",
  "place-missing": "緯度・経度がないため、新しい建物として登録できません",
  "built-year-missing": "建った年がないため、新しい建物として登録できません",
  "address-unknown": "住所から町が一つに決まらないため、登録できません",
  "place-elsewhere": "緯度・経度が住所の町から離れているため、登録できません",
};

/** What went wrong, or null. */
export async function decideBuilding(operator: OperatorConsole, { id, decision }: DecideBuilding): Promise<string | null> {
  const decided = await decideDoubt(operator.db, { id, decision, now: operator.clock.now() });
  if (!decided.ok) return DOUBT_REFUSALS[decided.reason];
  if (decision.is === "new") await rebuildSuggestions(operator.db);
  operator.print(decided.value === null ? `${id}: 取り込まないことにしました` : `${id}: ${decided.value}`);
  return null;
}
