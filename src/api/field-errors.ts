import type { FieldError } from "#api/problem.ts";
import type { ConnectFault } from "#domain/risk/waiting.ts";

/** What can be wrong with a field. */
type FieldReason =
  | "required"
  | "not-a-number"
  | "too-small"
  | "too-large"
  | "too-long"
  | "format"
  | "unknown-choice"
  | ConnectFault["reason"]
  | "unverified";

type Messages = Readonly<Partial<Record<FieldReason, string>>>;

/** Text for every field and reason, in the order of the form: problems list their errors in this order. */
const FIELD_MESSAGES: Readonly<Record<string, Messages>> = {
  kind: { required: "物件の種類を選んでください", "unknown-choice": "物件の種類を選んでください" },
  address: { required: "住所またはマンション名を入力してください", "too-long": "住所は120文字以内で入力してください" },
  apartmentKey: { "too-long": "マンションを選び直してください" },
  cityCode: {
    required: "市区町村を選んでください",
    format: "市区町村を選び直してください",
    "unknown-choice": "市区町村を選び直してください",
  },
  town: { required: "町名を選んでください", format: "町名を確認してください", "too-long": "町名は60文字以内で入力してください" },
  areaM2: {
    required: "面積を入力してください",
    "not-a-number": "面積は数字で入力してください",
    "too-small": "面積は8㎡以上で入力してください",
    "too-large": "面積は2,000㎡以下で入力してください",
  },
  floorAreaM2: {
    "not-a-number": "延床面積は数字で入力してください",
    "too-small": "延床面積は8㎡以上で入力してください",
    "too-large": "延床面積は2,000㎡以下で入力してください",
  },
  layout: { "too-long": "間取りを選び直してください" },
  floor: {
    "not-a-number": "所在階は整数で入力してください",
    "too-small": "所在階は地下3階から70階までで入力してください",
    "too-large": "所在階は地下3階から70階までで入力してください",
  },
  totalFloors: {
    "not-a-number": "建物の階数は整数で入力してください",
    "too-small": "建物の階数は1階から70階までで入力してください",
    "too-large": "建物の階数は1階から70階までで入力してください",
  },
  builtYear: {
    "not-a-number": "築年は西暦の整数で入力してください",
    "too-small": "築年は1900年以降で入力してください",
    "too-large": "築年を確認してください",
  },
  stationName: { "too-long": "駅名は40文字以内で入力してください" },
  walkMinutes: {
    "not-a-number": "徒歩分数は整数で入力してください",
    "too-small": "徒歩分数は0分から120分までで入力してください",
    "too-large": "徒歩分数は0分から120分までで入力してください",
  },
  direction: { "unknown-choice": "向きを選び直してください" },
  renovated: { format: "リフォームの有無を選んでください" },
  renovatedYear: {
    "not-a-number": "リフォーム年は西暦の整数で入力してください",
    "too-small": "リフォーム年は1950年以降で入力してください",
    "too-large": "リフォーム年を確認してください",
  },
  askingPrice: {
    "not-a-number": "売出価格は数字で入力してください",
    "too-small": "売出価格は10万円以上で入力してください",
    "too-large": "売出価格は100億円以下で入力してください",
  },
  familyName: { format: "姓は文字で入力してください", "too-long": "姓は40文字以内で入力してください" },
  givenName: { format: "名は文字で入力してください", "too-long": "名は40文字以内で入力してください" },
  familyKana: { format: "セイはカタカナで入力してください", "too-long": "セイは40文字以内で入力してください" },
  givenKana: { format: "メイはカタカナで入力してください", "too-long": "メイは40文字以内で入力してください" },
  postalCode: { format: "郵便番号は7桁の数字で入力してください" },
  prefCode: { "unknown-choice": "都道府県を選び直してください" },
  street: { format: "番地を確認してください", "too-long": "番地は60文字以内で入力してください" },
  building: { format: "建物名・部屋番号を確認してください", "too-long": "建物名・部屋番号は80文字以内で入力してください" },
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
  proposed: { required: "正しい内容を入力してください", "too-long": "正しい内容は500文字以内で入力してください" },
  evidence: { required: "根拠となる資料を入力してください", "too-long": "根拠は2,000文字以内で入力してください" },
  email: { required: "メールアドレスを確認してください", "too-long": "メールアドレスを確認してください" },
  name: { "too-long": "お名前は80文字以内で入力してください" },
  apartmentName: { required: "マンション名を入力してください", "too-long": "マンション名は80文字以内で入力してください" },
  message: { required: "内容を入力してください", "too-long": "内容は2,000文字以内で入力してください" },
  preferredDates: { "too-long": "ご希望の日は200文字以内で入力してください" },
  priceUpTo: {
    "not-a-number": "予算は数字で入力してください",
    "too-small": "予算は10万円以上で入力してください",
    "too-large": "予算は100億円以下で入力してください",
  },
  layouts: { "unknown-choice": "間取りを選び直してください" },
  areaFromM2: {
    "not-a-number": "広さの下限は数字で入力してください",
    "too-small": "広さの下限は8㎡以上で入力してください",
    "too-large": "広さの下限は2,000㎡以下で入力してください",
  },
  areaToM2: {
    "not-a-number": "広さの上限は数字で入力してください",
    "too-small": "広さの上限は8㎡以上で入力してください",
    "too-large": "広さの上限は2,000㎡以下で入力してください",
    "below-from": "広さの上限は、下限より大きくしてください",
  },
  note: {
    "too-long": "文章は500文字以内で入力してください",
    contact: "電話番号、メールアドレス、ホームページのアドレス、LINEなどのIDは書けません。消してから、もう一度お試しください",
  },
  wantsMail: { unverified: "アカウントのメールアドレスの確認が済んでいません。アカウント設定で確認してから、もう一度お試しください" },
  stance: { required: "立場を選んでください", "unknown-choice": "立場を選び直してください" },
  body: { required: "まちの声を入力してください", "too-long": "まちの声は400文字以内で入力してください" },
  q: { required: "検索する言葉を入力してください", "too-long": "検索する言葉は60文字以内で入力してください" },
  from: { format: "期間の始まりは2024Q3の形で指定してください" },
  until: { format: "期間の終わりは2024Q3の形で指定してください" },
  limit: { format: "件数は1から20までで指定してください" },
  page: { format: "ページ番号は1以上の整数で指定してください" },
};

const FALLBACK: Readonly<Record<FieldReason, string>> = {
  required: "入力してください",
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
  return { field, reason, message: FIELD_MESSAGES[field]?.[reason] ?? FALLBACK[reason] };
}

const ORDER = Object.keys(FIELD_MESSAGES);

/** What the schema library says of a field; only what is read here. */
export type SchemaIssue = {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly origin?: string;
  readonly expected?: string;
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

function reasonOf({ code, origin, expected }: SchemaIssue, value: unknown): FieldReason {
  if (code === "custom" || isBlank(value)) return "required";
  if (code === "invalid_value") return "unknown-choice";
  if (code === "too_big") return origin === "string" ? "too-long" : "too-large";
  if (code === "too_small") return "too-small";
  return code === "invalid_type" && (expected === "number" || expected === "int") ? "not-a-number" : "format";
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}
