import { faultWords } from "#kernel/fields/field-words.ts";
import type { FieldSet } from "#kernel/fields/read-fields.ts";
import { JAPAN } from "#kernel/geo.ts";
import { type FieldReason, isKindReason, reasonOf, type SchemaIssue, UNKNOWN_FIELDS } from "./issue-reason.ts";
import type { FieldError } from "./problem.ts";

const degrees = (name: string, least: number, most: number) => `${name}は${least}から${most}までの数字で指定してください`;
const LATITUDE = degrees("緯度", JAPAN.south, JAPAN.north);
const LONGITUDE = degrees("経度", JAPAN.west, JAPAN.east);

type Messages = Readonly<Partial<Record<FieldReason, string>>>;

/** Texts of what no form has typed into it: choices that a service knows, agreements, parameters of addresses. */
const OWN_MESSAGES: Readonly<Record<string, Messages>> = {
  apartmentKey: { "too-long": "マンションを選び直してください" },
  cityCode: {
    required: "市区町村を選んでください",
    format: "市区町村を選び直してください",
    "unknown-choice": "市区町村を選び直してください",
  },
  renovated: { format: "リフォームの有無を選んでください" },
  prefCode: { "unknown-choice": "都道府県を選び直してください" },
  ageBand: { "unknown-choice": "年代を選び直してください" },
  gender: { "unknown-choice": "性別を選び直してください" },
  icon: { required: "アイコンを選んでください", format: "アイコンを選び直してください" },
  incomeBand: { "unknown-choice": "世帯年収を選び直してください" },
  profession: { "unknown-choice": "職業を選び直してください" },
  consentTextVersion: {
    required: "利用目的を確認し、同意してください",
    "unknown-choice": "利用目的が更新されています。読み込み直して確認してください",
  },
  textVersion: {
    required: "文面を確認し、同意してください",
    "unknown-choice": "文面が更新されています。読み込み直して確認してください",
  },
  lat: { required: LATITUDE, format: LATITUDE },
  lon: { required: LONGITUDE, format: LONGITUDE },
  w: {
    required: "重みは0から100までの整数6つで、どれか1つを0より大きくしてください",
    format: "重みは25-20-25-10-8-12の形で指定してください",
  },
  floor: { "too-large": "階は、建物の階数までで指定してください" },
  kinds: { format: "施設の種類を確認してください", "unknown-choice": "施設の種類を確認してください" },
  within: { format: "範囲は10から5000(m)までで指定してください" },
  layouts: { "unknown-choice": "間取りを選び直してください" },
  areaToM2: { "below-from": "広さの上限は、下限より大きくしてください" },
  wantsMail: { unverified: "アカウントのメールアドレスの確認が済んでいません。アカウント設定で確認してから、もう一度お試しください" },
  q: { required: "検索する言葉を入力してください", "too-long": "検索する言葉は60文字以内で入力してください" },
  from: { format: "期間の始まりは2024Q3の形で指定してください" },
  until: { format: "期間の終わりは2024Q3の形で指定してください" },
  limit: { format: "件数は1から20までで指定してください" },
  page: { format: "ページ番号は1以上の整数で指定してください" },
};

const FALLBACK: Readonly<Record<FieldReason, string>> = {
  required: "入力してください",
  "too-short": "文字数が足りません",
  "not-a-number": "数字で入力してください",
  "too-small": "値が小さすぎます",
  "too-large": "値が大きすぎます",
  "too-long": "文字数を減らしてください",
  format: "形式を確認してください",
  "unknown-choice": "選び直してください",
  foreign: "日本の番号で入力してください",
  "digit-count": "桁数を確かめてください",
  "toll-free": "フリーダイヤルの番号は登録できません",
  landline: "固定電話の番号は登録できません",
  contact: "連絡先は書けません",
  "below-from": "下限より大きくしてください",
  unverified: "確認が済んでいません",
  "unknown-field": "この項目はありません",
};

/** The error of a field whose fault is known, in the words of the form that has it: `fields` are that form's. */
export function fieldError(field: string, reason: FieldReason, fields: FieldSet = {}): FieldError {
  const asked = fields[field];
  const ofKind = asked && isKindReason(reason) ? faultWords(asked, reason) : undefined;
  return { field, reason, message: OWN_MESSAGES[field]?.[reason] ?? ofKind ?? FALLBACK[reason] };
}

/** Field errors with their Japanese texts, one a field, in the order of the form. `given` is what was sent. */
export function fieldErrors(issues: readonly SchemaIssue[], given: unknown): FieldError[] {
  const byField = new Map<string, FieldError & { readonly position: number }>();
  for (const issue of issues.flatMap(byName)) {
    const [name] = issue.path;
    const field = name === undefined ? "" : String(name);
    const error = fieldError(field, reasonOf(issue, given));
    const { words, position } = issue.params ?? {};
    const message = typeof words === "string" ? words : error.message;
    if (!byField.has(field)) byField.set(field, { ...error, message, position: typeof position === "number" ? position : LAST });
  }
  return [...byField.values()].sort((a, b) => a.position - b.position).map(({ position: _, ...error }) => error);
}

/** More than these are not told, nor longer names in full. */
const MOST_UNKNOWN = 20;
const LONGEST_NAME = 60;

/** What no schema has under its own name: `{ flor: 3 }` -> `flor`. */
function byName(issue: SchemaIssue): readonly SchemaIssue[] {
  if (issue.code !== UNKNOWN_FIELDS || !issue.keys) return [issue];
  return issue.keys.slice(0, MOST_UNKNOWN).map((key) => {
    const name = [...issue.path, key].join(".").slice(0, LONGEST_NAME);
    return { code: issue.code, path: [name], params: { words: `「${name}」という項目はありません` } };
  });
}

/** Of a field that no form has. */
const LAST = 1000;
