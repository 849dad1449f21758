import { resultColumns } from "#domain/batches/results.ts";
import { isNeeded, JAPANESE_HEADERS, ROW_COLUMNS, ROW_FIELDS, type RowField } from "#domain/batches/row-layout.ts";
import type { BatchVersion } from "#domain/batches/types.ts";
import type { FieldKind } from "#kernel/fields/field-kind.ts";

/** A column of a file, or a field of a line of JSON, as a document of the API tells it (`x-columns`). */
export type ToldColumn = { readonly name: string; readonly type: string; readonly required: boolean; readonly description: string };

type Rule = FieldKind<unknown>["rule"];

/** What a file of homes has. */
export const SENT_COLUMNS: readonly ToldColumn[] = ROW_COLUMNS.map((name) => {
  const header = `日本語の見出し「${JAPANESE_HEADERS[name]}」`;
  const rule = ruleOf(name);
  const told = rule === null ? "120文字まで。結果にそのまま返します" : boundsOf(rule);
  return { name, type: typeOf(rule), required: isNeeded(name), description: `${header}。${told}` };
});

function ruleOf(name: RowField): Rule | null {
  return name === "reference" ? null : ROW_FIELDS[name].kind.rule;
}

function typeOf(rule: Rule | null): string {
  if (rule?.type !== "number") return "string";
  return rule.isWhole ? "integer" : "number";
}

function boundsOf(rule: Rule): string {
  if (rule.type === "number") return `${rule.min}〜${rule.max}`;
  return rule.type === "choice" ? rule.choices.join(" / ") : `${rule.most}文字まで`;
}

type Told = Omit<ToldColumn, "name" | "required">;
const text = (description: string): Told => ({ type: "string", description });
const whole = (description: string): Told => ({ type: "integer", description });

const RESULTS: Readonly<Record<string, Told>> = {
  row: whole("ファイルの行(見出しを除く、1から)"),
  reference: text("送った管理番号"),
  status: text("estimated / refused"),
  fault: text("推定できない理由。input は入力の誤り"),
  faultMessage: text("理由の日本語"),
  matchedAddress: text("照合した場所"),
  priceYen: whole("成約想定価格(円)"),
  pricedFor: text("価格がいつのものか(四半期)"),
  rentMonthlyYen: whole("成約想定賃料(円/月)"),
  grossYield: { type: "number", description: "表面利回り" },
  modelVersion: text("モデルの版"),
  isSample: { type: "boolean", description: "サンプルのとき true" },
  lowYen: whole("80%の幅の下(円)"),
  highYen: whole("80%の幅の上(円)"),
  withinTenPercent: { type: "number", description: "成約が推定の±10%に入る確率" },
  grade: text("確かさ A / B / C / D"),
};

/** What the results of a version have. Columns of a refused row are empty from `matchedAddress` on. */
export function resultColumnsOf(version: BatchVersion): ToldColumn[] {
  return resultColumns(version).map((name) => {
    const told = RESULTS[name];
    if (!told) throw new Error(`a column of results that no document tells: ${name}`);
    return { name, ...told, required: false };
  });
}
