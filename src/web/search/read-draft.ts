import type { EstimateInput } from "#api/client.ts";
import type { Result } from "#kernel/result.ts";
import type { FieldIssue } from "../kit/forms/field.tsx";
import { readAreaM2, readFloor, readMan, readWhole, type Unread } from "../kit/forms/read-number.ts";
import { readYear } from "../kit/forms/read-year.ts";
import { DIRECTIONS, isKind, type Kind } from "./choices.ts";
import { type Draft, type DraftField, hasPlace } from "./draft.ts";

type Reader = (text: string) => Result<number, Unread>;

/** How each number is read, and what is said when it cannot be. */
const NUMBERS: readonly { field: NumberField; read: Reader; message: string; kinds: readonly Kind[] }[] = [
  { field: "areaM2", read: readAreaM2, message: "面積は数字で入力してください。例：70", kinds: ["condo", "house", "land"] },
  { field: "floorAreaM2", read: readAreaM2, message: "延床面積は数字で入力してください。例：95", kinds: ["house"] },
  { field: "builtYear", read: readYear, message: "築年は西暦か元号で入力してください。例：2008、平成20年", kinds: ["condo", "house"] },
  { field: "walkMinutes", read: readWhole, message: "徒歩の分数は整数で入力してください。例：7", kinds: ["condo", "house", "land"] },
  { field: "floor", read: readFloor, message: "階は整数で入力してください。例：5、地下1階", kinds: ["condo"] },
  { field: "totalFloors", read: readWhole, message: "総階数は整数で入力してください。例：14", kinds: ["condo"] },
  {
    field: "renovatedYear",
    read: readYear,
    message: "リフォームの年は西暦か元号で入力してください。例：2020、令和2年",
    kinds: ["condo", "house"],
  },
  {
    field: "askingPrice",
    read: readMan,
    message: "売出価格は数字で入力してください。例：8,980、1億2,300",
    kinds: ["condo", "house", "land"],
  },
];

type NumberField = Extract<
  DraftField,
  "areaM2" | "floorAreaM2" | "builtYear" | "walkMinutes" | "floor" | "totalFloors" | "renovatedYear" | "askingPrice"
>;

export const NO_PLACE: FieldIssue = { field: "place", message: "場所を選んでください。住所、マンション名、駅名から探せます。" };
const NO_AREA: FieldIssue = { field: "areaM2", message: "面積を入力してください。例：70" };

/** The answers as the API takes them, or what is wrong with them in the order of the form. Answers that do not belong to the kind are left out. */
export function readDraft(draft: Draft): { ok: true; input: EstimateInput } | { ok: false; issues: readonly FieldIssue[] } {
  const kind = isKind(draft.kind) ? draft.kind : "condo";
  const issues: FieldIssue[] = hasPlace(draft) ? [] : [NO_PLACE];
  const numbers: Partial<Record<NumberField, number>> = {};
  for (const { field, read, message } of NUMBERS.filter(({ kinds }) => kinds.includes(kind))) {
    const result = read(draft[field] ?? "");
    if (result.ok) numbers[field] = result.value;
    else if (result.reason === "unreadable") issues.push({ field, message });
    else if (field === "areaM2") issues.push(NO_AREA);
  }
  const { areaM2, ...optional } = numbers;
  if (issues.length > 0 || areaM2 === undefined) return { ok: false, issues };
  return { ok: true, input: { kind, areaM2, ...optional, ...placeOf(draft), ...textsOf(draft, kind) } };
}

/** One way of saying where: the building, else the town, else the address. */
function placeOf({ apartmentKey, cityCode, town, address }: Draft): Pick<EstimateInput, "apartmentKey" | "cityCode" | "town" | "address"> {
  if (apartmentKey) return { apartmentKey };
  if (cityCode && town) return { cityCode, town };
  return address ? { address } : {};
}

function textsOf(draft: Draft, kind: Kind): Pick<EstimateInput, "layout" | "stationName" | "direction"> {
  const direction = DIRECTIONS.find((known) => known === draft.direction);
  const station = draft.stationName?.trim().replace(/駅$/, "");
  return {
    ...(station ? { stationName: station } : {}),
    ...(draft.layout && kind !== "land" ? { layout: draft.layout } : {}),
    ...(direction && kind === "condo" ? { direction } : {}),
  };
}
