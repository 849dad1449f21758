import type { DoubtDecision } from "#domain/register/types.ts";
import type { CorrectionEvent } from "#domain/risk/corrections/corrections.ts";
import { commandWords } from "#main/commands/command-words.ts";

type FieldSetting = { readonly field: string; readonly value: string | number | boolean; readonly asOf: string | null };

export type RiskCommand =
  | { readonly kind: "recompute" }
  | { readonly kind: "corrections" }
  | {
      readonly kind: "correction";
      readonly id: string;
      readonly event: CorrectionEvent;
      readonly note: string | null;
      readonly fields: readonly FieldSetting[];
    }
  /** `folder` null: the files are named, not written. */
  | { readonly kind: "evidence"; readonly queue: "corrections" | "proposals"; readonly id: string; readonly folder: string | null }
  | { readonly kind: "proposals" }
  | { readonly kind: "accept-proposal"; readonly id: string; readonly note: string; readonly fields: readonly FieldSetting[] }
  | { readonly kind: "reject-proposal"; readonly id: string; readonly note: string }
  /** Rows of imported files that are like a registered building. */
  | { readonly kind: "buildings" }
  | { readonly kind: "building"; readonly id: string; readonly decision: DoubtDecision }
  | { readonly kind: "letters" }
  | { readonly kind: "answer"; readonly id: string; readonly text: string }
  | { readonly kind: "close"; readonly id: string }
  /** `apartmentKey` null: every building that has any. */
  | { readonly kind: "connections"; readonly apartmentKey: string | null }
  | { readonly kind: "notes" }
  | { readonly kind: "note"; readonly id: string; readonly state: "shown" | "hidden" }
  | { readonly kind: "help" }
  | { readonly kind: "misused"; readonly problem: string };

export const RISK_USAGE = `使い方: npm run risk -- <作業>

作業:
  recompute                       古くなったリスク診断をすべて作り直します
  corrections                     回答していない訂正の依頼を、期限の順に表示します
  corrections <番号> show [--to フォルダー]
                                  添付の資料を一覧にし、--to のフォルダーに書き出します
  corrections <番号> start        確認を始めます(診断に「確認中」と表示されます)
  corrections <番号> accept --note 内容 [--set 項目=値 …] [--as-of 時点]
                                  訂正を認めます。--set の値は建物の情報として保存し、診断を作り直します
  corrections <番号> reject --note 理由
                                  訂正しない理由を公開の記録に残します
  proposals                       返事をしていない「建物の登録の提案」を、期限の順に表示します
  proposals <番号> show [--to フォルダー]
                                  添付の資料を一覧にし、--to のフォルダーに書き出します
  proposals <番号> accept --note 内容 --set lon=139.79 --set lat=35.65 --set builtYear=2015 [--set 項目=値 …]
                                  建物を登録し、結果をメールで送ります。ほかの項目: name address nameKana builtMonth floors units structure
                                  stationName walkMinutes。似た建物と別の建物だと確かめたときは --set isAnother=true
  proposals <番号> reject --note 理由
                                  登録しない理由をメールで送ります
  buildings                       取り込んだ建物のうち、登録のある建物と同じかどうか決めるものを表示します
  buildings <番号> same <建物キー>  その建物と同じです。値をその建物に加えます
  buildings <番号> new            別の建物として登録します
  buildings <番号> drop           取り込みません(次の取り込みからも外します)
  letters                         お返事を待つ質問・見学の相談を、期限の順に表示します
  letters <番号> answer --text 文面
                                  お返事をメールで送り、完了にします(- だけを書くと、標準入力から読みます)
  letters <番号> close            お返事をせずに完了にします(いたずらなど)
  connections [建物キー]          購入希望とオーナーの登録の人数を、建物ごとに表示します(条件や連絡先は表示しません)
  notes                           確認を待つ「まちの声」を表示します
  notes <番号> show|hide          「まちの声」を表示する、または表示しません

訂正の --note は公開され、知らせた人にもメールで届きます。提案の --note は、提案した人にメールで届きます。人の名前や連絡先を書かないでください。
メールは、動いているサイトが1分以内に送ります。

終了コード: 0 成功、1 できなかった、2 使い方の誤り`;

const EVENTS: readonly CorrectionEvent[] = ["start", "accept", "reject"];
const STATES: ReadonlyMap<string | undefined, "shown" | "hidden"> = new Map([
  ["show", "shown"],
  ["hide", "hidden"],
]);

const OPTIONS = {
  note: { type: "string" },
  set: { type: "string", multiple: true },
  "as-of": { type: "string" },
  to: { type: "string" },
  text: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

/** What the words after `npm run risk --` ask for. */
export function riskCommand(words: readonly string[]): RiskCommand {
  const given = commandWords(words, OPTIONS);
  if (!given) return misused("指定に誤りがあります");
  const { values, positionals } = given;
  if (values.help) return { kind: "help" };
  return commandOf(positionals, { ...values, set: values.set ?? [] });
}

function commandOf(positionals: readonly string[], values: Options): RiskCommand {
  const [work = "", id, step, other, ...rest] = positionals;
  if (rest.length > 0 || (other !== undefined && work !== "buildings")) return misused("指定に誤りがあります");
  if (id === undefined) return LISTS.get(work) ?? misused(work === "" ? "作業を指定してください" : `「${work}」という作業はありません`);
  if (work === "buildings") return building(id, step, other);
  const ofOne = OF_ONE.get(work);
  return ofOne ? ofOne(id, step, values) : misused(`「${positionals.join(" ")}」という作業はありません`);
}

/** What a word alone asks for. */
const LISTS: ReadonlyMap<string, RiskCommand> = new Map(
  (["recompute", "corrections", "proposals", "buildings", "letters", "notes"] as const).map((kind): [string, RiskCommand] => [
    kind,
    { kind },
  ]),
).set("connections", { kind: "connections", apartmentKey: null });

type OfOne = (id: string, step: string | undefined, values: Options) => RiskCommand;

const OF_ONE: ReadonlyMap<string, OfOne> = new Map<string, OfOne>([
  ["corrections", corrections],
  ["proposals", proposal],
  ["letters", letter],
  ["connections", (apartmentKey, step) => (step === undefined ? { kind: "connections", apartmentKey } : misused("指定に誤りがあります"))],
  ["notes", note],
]);

type Options = {
  readonly note?: string | undefined;
  readonly set: readonly string[];
  readonly "as-of"?: string | undefined;
  readonly to?: string | undefined;
  readonly text?: string | undefined;
};

/** Both `corrections ID show` and `corrections show ID`: numbers are never that short. */
function corrections(first: string, second: string | undefined, values: Options): RiskCommand {
  const [id, step] = first === "show" && second !== undefined ? [second, first] : [first, second];
  return step === "show" ? { kind: "evidence", queue: "corrections", id, folder: values.to ?? null } : correction(id, step, values);
}

/** As corrections are shown and decided. */
function proposal(first: string, second: string | undefined, values: Options): RiskCommand {
  const [id, step] = first === "show" && second !== undefined ? [second, first] : [first, second];
  if (step === "show") return { kind: "evidence", queue: "proposals", id, folder: values.to ?? null };
  if (step !== "accept" && step !== "reject") return misused("show、accept、reject のどれかを指定してください");
  const note = values.note?.trim() ?? "";
  if (note === "") return misused("--note に内容を書いてください");
  if (step === "reject") return { kind: "reject-proposal", id, note };
  const fields = values.set.map((text) => fieldSetting(text, null));
  if (fields.includes(null)) return misused("--set は 項目=値 の形で指定してください");
  return { kind: "accept-proposal", id, note, fields: fields.filter((field) => field !== null) };
}

function building(id: string, step: string | undefined, key: string | undefined): RiskCommand {
  if (step === "same" && key !== undefined) return { kind: "building", id, decision: { is: "same", key } };
  if (key === undefined && step === "new") return { kind: "building", id, decision: { is: "new" } };
  if (key === undefined && step === "drop") return { kind: "building", id, decision: { is: "dropped" } };
  return misused("same と建物キー、new、drop のどれかを指定してください");
}

function letter(id: string, step: string | undefined, { text = "" }: Options): RiskCommand {
  if (step === "close") return { kind: "close", id };
  if (step !== "answer") return misused("answer か close を指定してください");
  return text.trim() === "" ? misused("--text に文面を書いてください") : { kind: "answer", id, text: text.trim() };
}

function correction(id: string, step: string | undefined, { note: words = "", set, "as-of": asOf }: Options): RiskCommand {
  const event = EVENTS.find((one) => one === step);
  if (!event) return misused("show、start、accept、reject のどれかを指定してください");
  if (event !== "start" && words.trim() === "") return misused("--note に内容を書いてください");
  const fields = set.map((text) => fieldSetting(text, asOf ?? null));
  if (fields.includes(null)) return misused("--set は 項目=値 の形で指定してください");
  return { kind: "correction", id, event, note: words.trim() || null, fields: fields.filter((field) => field !== null) };
}

/** `units=120`, `managementCertified=true`, `confirmedOn=1981-06-01`. */
function fieldSetting(text: string, asOf: string | null): FieldSetting | null {
  const [, field, value] = /^([A-Za-z]\w*)=(.+)$/.exec(text) ?? [];
  if (field === undefined || value === undefined) return null;
  return { field, value: plainValue(value), asOf };
}

function plainValue(text: string): string | number | boolean {
  if (text === "true" || text === "false") return text === "true";
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function note(id: string, step: string | undefined): RiskCommand {
  const state = STATES.get(step);
  return state ? { kind: "note", id, state } : misused("show か hide を指定してください");
}

function misused(problem: string): RiskCommand {
  return { kind: "misused", problem };
}
