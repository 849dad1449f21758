import type { ConnectFault } from "#domain/connections/waiting.ts";
import type { Field, FieldReason as KindReason } from "#kernel/fields/field-kind.ts";
import { faultWords } from "#kernel/fields/field-words.ts";
import { HOME_FIELDS, PLACE_FIELDS } from "#kernel/fields/home-fields.ts";
import { LETTER_FIELDS, TOWN_NOTE, WISH_FIELDS } from "#kernel/fields/letter-fields.ts";
import { PERSON_FIELDS } from "#kernel/fields/person-fields.ts";
import type { FieldError } from "./problem.ts";

/** What can be wrong with a field. */
type FieldReason = KindReason | ConnectFault["reason"] | "unverified";

type Messages = Readonly<Partial<Record<FieldReason, string>>>;

/** Fields that a form has too: a fault of their kind is told in the words of the form. The price check's come last, for what several have. */
const FORM_FIELDS: Readonly<Record<string, Field>> = {
  ...PERSON_FIELDS,
  ...LETTER_FIELDS,
  ...WISH_FIELDS,
  body: TOWN_NOTE,
  ...HOME_FIELDS,
  ...PLACE_FIELDS,
};

/** Texts of what no kind of answer says by itself: choices that a service knows, agreements, parameters of addresses. */
const OWN_MESSAGES: Readonly<Record<string, Messages>> = {
  address: { required: "住所またはマンション名を入力してください" },
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
  lat: { required: "緯度は20から46までの数字で指定してください", format: "緯度は20から46までの数字で指定してください" },
  lon: { required: "経度は122から154までの数字で指定してください", format: "経度は122から154までの数字で指定してください" },
  w: {
    required: "重みは0から100までの整数6つで、どれか1つを0より大きくしてください",
    format: "重みは25-20-25-10-8-12の形で指定してください",
  },
  kinds: { format: "施設の種類を確認してください", "unknown-choice": "施設の種類を確認してください" },
  within: { format: "範囲は10から5000(m)までで指定してください" },
  field: { required: "訂正する項目を選んでください", "unknown-choice": "訂正する項目を選び直してください" },
  message: { required: "内容を入力してください" },
  layouts: { "unknown-choice": "間取りを選び直してください" },
  areaToM2: { "below-from": "広さの上限は、下限より大きくしてください" },
  note: {
    contact: "電話番号、メールアドレス、ホームページのアドレス、LINEなどのIDは書けません。消してから、もう一度お試しください",
  },
  wantsMail: { unverified: "アカウントのメールアドレスの確認が済んでいません。アカウント設定で確認してから、もう一度お試しください" },
  stance: { required: "立場を選んでください", "unknown-choice": "立場を選び直してください" },
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
  contact: "連絡先は書けません",
  "below-from": "下限より大きくしてください",
  unverified: "確認が済んでいません",
};

/** The error of a field whose fault is known, with its Japanese text. */
export function fieldError(field: string, reason: FieldReason): FieldError {
  return { field, reason, message: OWN_MESSAGES[field]?.[reason] ?? kindWords(field, reason) ?? FALLBACK[reason] };
}

function kindWords(name: string, reason: FieldReason): string | undefined {
  const field = FORM_FIELDS[name];
  return field && isKindReason(reason) ? faultWords(field, reason) : undefined;
}

function isKindReason(reason: FieldReason): reason is KindReason {
  return reason !== "contact" && reason !== "below-from" && reason !== "unverified";
}

/** Problems list their errors in the order of the forms: of a home first where it is, then what it is. */
const ORDER = [
  ...["kind", "address", "apartmentKey", "cityCode", "town"],
  ...[HOME_FIELDS, PERSON_FIELDS, { field: 0 }, LETTER_FIELDS, WISH_FIELDS, { stance: 0, body: 0 }].flatMap((fields) =>
    Object.keys(fields),
  ),
  ...Object.keys(OWN_MESSAGES),
];

/** What the schema library says of a field; only what is read here. */
export type SchemaIssue = {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly origin?: string;
  readonly expected?: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
};

/** Field errors with their Japanese texts, one a field, in the order of the form. `given` is what was sent. */
export function fieldErrors(issues: readonly SchemaIssue[], given: unknown): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const issue of issues) {
    const [name] = issue.path;
    const field = name === undefined ? "" : String(name);
    const reason = name === undefined ? "format" : reasonOf(issue, valueAt(given, field));
    if (!byField.has(field)) byField.set(field, fieldError(field, reason));
  }
  return [...byField.values()].sort((a, b) => rank(a.field) - rank(b.field));
}

function rank(field: string): number {
  const position = ORDER.indexOf(field);
  return position === -1 ? ORDER.length : position;
}

function valueAt(given: unknown, field: string): unknown {
  return typeof given === "object" && given !== null ? Object.entries(given).find(([name]) => name === field)?.[1] : undefined;
}

function reasonOf({ code, origin, expected, params }: SchemaIssue, value: unknown): FieldReason {
  if (isBlank(value)) return "required";
  if (code === "custom") return reasonIn(params) ?? "required";
  if (code === "invalid_value") return "unknown-choice";
  if (code === "too_big") return origin === "string" ? "too-long" : "too-large";
  if (code === "too_small") return origin === "string" ? "too-short" : "too-small";
  return code === "invalid_type" && (expected === "number" || expected === "int") ? "not-a-number" : "format";
}

/** What a kind of answer said itself (`field-schema.ts`). */
function reasonIn(params: SchemaIssue["params"]): FieldReason | undefined {
  return REASONS.find((reason) => reason === params?.reason);
}

const REASONS = Object.keys(FALLBACK) as FieldReason[];

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}
