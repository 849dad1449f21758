import type { ModelMove, ModelRecord, Promotion, PromotionRefusal, RollbackRefusal, WatchedDrift } from "#domain/valuation/index.server.ts";
import type { Shift } from "#domain/valuation/models/drift-inputs.ts";
import type { DriftState } from "#domain/valuation/models/drift-limits.ts";
import type { DriftReport, InputDrift } from "#domain/valuation/models/drift-report.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { percent } from "#kernel/percent.ts";
import { formatQuarter } from "#kernel/quarter.ts";
import { textTable } from "#main/commands/text-table.ts";
import { KIND_NAMES } from "#main/commands/train/train-models.server.ts";

const STATES = { candidate: "候補", active: "使用中", retired: "引退" } as const;

const HEADINGS = ["版", "種別", "取引の期間", "誤差の中央値", "80%の幅", "状態", "使い始めた人", "日時"];
/** Columns of HEADINGS that are not figures. */
const WORDS = [0, 1, 2, 5, 6, 7];

/** The models one below the other, for `npm run models -- list`. */
export function modelsTable(models: readonly ModelRecord[]): string {
  if (models.length === 0) return "価格モデルはまだありません。npm run train で作れます。";
  return textTable({ heading: HEADINGS, rows: models.map(row), words: WORDS });
}

function row({ version, kind, isSample, firstQuarter, lastQuarter, card, state, filePath, promoted }: ModelRecord): string[] {
  return [
    version,
    `${KIND_NAMES[kind]}${isSample ? "(サンプル)" : ""}`,
    `${firstQuarter}〜${lastQuarter}`,
    card ? percent(card.overall.mdape) : "-",
    card ? percent(card.overall.coverage80) : "-",
    `${STATES[state]}${filePath === null ? "(ファイルなし)" : ""}`,
    promoted?.actor ?? "-",
    promoted ? moment(promoted.at) : "-",
  ];
}

/** One model: what it was made from, how it did, what was done to it, and what came after it. */
export function modelReport(model: ModelRecord, moves: readonly ModelMove[], drift: WatchedDrift | null): string {
  const { card, failure } = model;
  return [
    `${model.version} ${KIND_NAMES[model.kind]}${model.isSample ? "(サンプルデータ)" : ""} ${STATES[model.state]}`,
    `  取引: ${model.trainRows.toLocaleString("ja-JP")} 件(${model.firstQuarter}〜${model.lastQuarter})`,
    `  検証: ${card ? testText(card) : "前の形式の記録のため、読めません"}`,
    `  ファイル: ${model.filePath ?? "整理して消しました"}(SHA-256 ${model.sha256})`,
    ...(model.replaced === null ? [] : [`  この前に使っていたモデル: ${model.replaced}`]),
    ...(failure ? [`  使えなかった日時: ${moment(failure.at)}(${UNUSABLE[failure.reason] ?? failure.reason})`] : []),
    "  履歴:",
    ...(moves.length === 0 ? ["    記録はありません"] : moves.map(moveLine)),
    ...driftLines(drift),
  ].join("\n");
}

function testText({ testFrom, testUntil, overall }: NonNullable<ModelRecord["card"]>): string {
  const tested = `${formatQuarter(testFrom)}〜${formatQuarter(testUntil)} の ${overall.n.toLocaleString("ja-JP")} 件`;
  const figures = `誤差の中央値 ${percent(overall.mdape)}、80%の幅に入った割合 ${percent(overall.coverage80)}`;
  return `${tested}で、${figures}、比の中央値 ${overall.medianRatio.toFixed(3)}`;
}

function moveLine({ from, to, actor, reason, at }: ModelMove): string {
  return `    ${moment(at)} ${from ? `${STATES[from]}→` : ""}${STATES[to]} ${actor}${reason === null ? "" : `: ${reason}`}`;
}

const DRIFT_STATES: Readonly<Record<DriftState, string>> = { ok: "問題なし", watch: "注意", alert: "警告", "not-enough": "まだ足りない" };
const INPUT_NAMES: Readonly<Record<Shift["name"], string>> = { area: "広さ", age: "築年数", city: "市区町村", category: "価格の区分" };

function driftLines(drift: WatchedDrift | null): string[] {
  if (!drift) return ["  その後の様子: まだ調べていません"];
  const { report, computedAt } = drift;
  return [
    `  その後の様子: ${DRIFT_STATES[report.state]}(${moment(computedAt)})`,
    ...errorLines(report),
    inputLine(`新しい取引 ${report.saleInputs.rows.toLocaleString("ja-JP")} 件の入力`, report.saleInputs),
    inputLine(`30日間の推定 ${report.requestInputs.rows.toLocaleString("ja-JP")} 件の入力`, report.requestInputs),
  ];
}

function errorLines({ laterSales, error, medianRatio, coverage }: DriftReport): string[] {
  if (error.mdape === null || medianRatio.now === null || coverage.share === null) return ["    学習より後の取引はまだありません"];
  return [
    `    誤差の中央値: ${DRIFT_STATES[error.state]} ${percent(error.mdape)}(${onCardText(error.onCard, percent)}、学習より後の ${laterSales.toLocaleString("ja-JP")} 件)`,
    `    比の中央値: ${medianRatio.now.toFixed(3)}(${onCardText(medianRatio.onCard, (ratio) => ratio.toFixed(3))})`,
    `    80%の幅に入った割合: ${DRIFT_STATES[coverage.state]} ${percent(coverage.share)}(${onCardText(coverage.onCard, percent)})`,
  ];
}

function onCardText(onCard: number | null, text: (value: number) => string): string {
  return onCard === null ? "比べる値がありません" : `検証では ${text(onCard)}`;
}

function inputLine(title: string, { state, shifts }: InputDrift): string {
  const parts = shifts.map(
    ({ name, psi, state: one }) => `${INPUT_NAMES[name]} ${psi.toFixed(2)}${one === "ok" ? "" : ` ${DRIFT_STATES[one]}`}`,
  );
  return `    ${title}: ${DRIFT_STATES[state]}${parts.length === 0 ? "" : `(学習した取引とのずれ PSI: ${parts.join("、")})`}`;
}

const UNUSABLE: Readonly<Record<string, string>> = {
  removed: "古いためファイルを整理しました",
  missing: "モデルファイルがありません",
  changed: "モデルファイルが、作ったときのものと違います",
  damaged: "モデルファイルが壊れています",
  "not-a-model": "モデルファイルではありません",
  "unknown-version": "このプログラムでは読めない形式です",
  "another-model": "別のモデルのファイルです",
  "other-market": "いまの取引とは別のデータ(サンプルか実データか)で作られています",
};

/** One line on a change that was made. */
export function promotionLine({ version, before }: Promotion): string {
  if (before === version) return `${version} はすでに使用中です。`;
  return `${version} を使うモデルにしました(それまで: ${before ?? "なし"})。動いているサイトには数秒で反映されます。`;
}

/** One line on why nothing was changed. */
export function refusalLine(refusal: RollbackRefusal | PromotionRefusal): string {
  if (refusal.why === "none-in-use") return "使用中のモデルがないため、戻せません。";
  if (refusal.why === "nothing-before") return `${refusal.inUse} の前に使っていたモデルがないため、戻せません。`;
  if (refusal.why === "unknown") return unknownLine(refusal.version);
  const stays = refusal.inUse === null ? "" : `使用中の ${refusal.inUse} はそのままです。`;
  return `${refusal.version} は使えません: ${UNUSABLE[refusal.why] ?? refusal.why}。${stays}`;
}

export function unknownLine(version: string): string {
  return `${version} という版はありません。npm run models -- list で確かめてください。`;
}

const JAPAN_TIME = new Intl.DateTimeFormat("ja-JP", { timeZone: "Asia/Tokyo", hour: "2-digit", minute: "2-digit" });

/** `2026-11-21 12:00`, Japan time. */
function moment(at: Date): string {
  return `${isoDateInJapan(at)} ${JAPAN_TIME.format(at)}`;
}
