import type { HomeDetail } from "#api/client/client.ts";
import { formatArea, formatM2 } from "#kernel/area.ts";
import { KIND_LABELS } from "#kernel/home/kind-labels.ts";
import { formatIsoDate } from "#kernel/japanese-date.ts";
import { builtWords } from "#web/kit/home/home-words.ts";

export type Fact = { readonly label: string; readonly value: string | null };

const STRUCTURES = {
  SRC: "SRC（鉄骨鉄筋コンクリート）",
  RC: "RC（鉄筋コンクリート）",
  steel: "鉄骨造",
  "light-steel": "軽量鉄骨造",
  wood: "木造",
  block: "ブロック造",
} as const;
const RIGHTS = { freehold: "所有権", leasehold: "借地権", "fixed-leasehold": "定期借地権" } as const;
const PETS = { yes: "可", negotiable: "相談", no: "不可" } as const;
const PARKINGS = { yes: "あり", none: "なし", full: "空きなし" } as const;

function isFlatKind(kind: HomeDetail["home"]["kind"]): boolean {
  return kind === "condo" || kind === "new-condo";
}

/** 専有面積 by its walls' middle of flats, 建物面積 of houses, 土地面積 with its private road. */
function sizes({ home, facts }: HomeDetail): readonly Fact[] {
  const isFlat = isFlatKind(home.kind);
  const road = facts.privateRoadM2 === null || facts.privateRoadM2 === 0 ? "" : `（ほかに私道 ${formatM2(facts.privateRoadM2)}）`;
  return [
    ...(home.kind === "land"
      ? []
      : [{ label: isFlat ? "専有面積" : "建物面積", value: home.areaM2 === null ? null : formatArea(home.areaM2) }]),
    ...(isFlat ? [] : [{ label: "土地面積", value: home.landAreaM2 === null ? null : `${formatArea(home.landAreaM2)}${road}` }]),
    ...(isFlat ? [{ label: "バルコニー", value: facts.balconyM2 === null ? null : formatM2(facts.balconyM2) }] : []),
  ];
}

function floors({ home }: HomeDetail): string | null {
  const whole = home.totalFloors === null ? null : `${home.totalFloors}階建`;
  if (home.floor === null) return whole;
  return whole === null ? `${home.floor}階` : `${home.floor}階 / ${whole}`;
}

const yen = (value: number | null) => (value === null ? null : `${value.toLocaleString("ja-JP")}円/月`);

/** 交通, the nearest first; bus minutes are told as such. */
function accesses({ facts }: HomeDetail): readonly Fact[] {
  return facts.stations.map(({ line, stationName, minutes, busMinutes }, index) => ({
    label: index === 0 ? "交通" : `交通${index + 1}`,
    value: `${line ?? ""}${line ? " " : ""}${stationName.replace(/駅$/, "")}駅 ${busMinutes === null ? `徒歩${minutes}分` : `バス${busMinutes}分・停歩${minutes}分`}`,
  }));
}

function income({ home }: HomeDetail): readonly Fact[] {
  return [
    ...(home.grossYield === null
      ? []
      : [
          {
            label: "表面利回り",
            value: `${(home.grossYield * 100).toFixed(2)}%（予定の年間賃料÷価格。収入を約束するものではなく、費用を引く前です）`,
          },
        ]),
    ...(home.isTenanted === true ? [{ label: "現況", value: "賃貸中" }] : []),
  ];
}

/** What is told of a building; of bare land there is none. */
function ofBuilding(detail: HomeDetail, today: string): readonly Fact[] {
  const { home, facts } = detail;
  if (home.kind === "land") return [];
  return [
    { label: "間取り", value: home.layout },
    { label: isFlatKind(home.kind) ? "階" : "階数", value: floors(detail) },
    { label: "築年月", value: builtWords(home, today) },
    { label: "建築確認", value: facts.confirmedOn && formatIsoDate(facts.confirmedOn) },
    { label: "構造", value: facts.structure && STRUCTURES[facts.structure] },
  ];
}

function ofFlat({ home, facts }: HomeDetail): readonly Fact[] {
  if (!isFlatKind(home.kind)) return [];
  return [
    { label: "総戸数", value: facts.totalUnits === null ? null : `${facts.totalUnits.toLocaleString("ja-JP")}戸` },
    { label: "向き", value: facts.direction },
    { label: "管理費", value: yen(facts.managementYen) },
    { label: "修繕積立金", value: yen(facts.reserveYen) },
    { label: "ペット", value: facts.pets && PETS[facts.pets] },
  ];
}

function renovation({ isRenovated, renovatedOn }: HomeDetail["facts"]): string | null {
  if (isRenovated !== true) return null;
  return renovatedOn ? `あり（${renovatedOn}）` : "あり";
}

/** What the company tells of the home, in the items that 表示規約 names; null: not told. */
export function homeFacts(detail: HomeDetail, today: string): readonly Fact[] {
  const { home, facts } = detail;
  return [
    { label: "種別", value: KIND_LABELS[home.kind] },
    { label: "所在地", value: facts.address },
    ...accesses(detail),
    ...sizes(detail),
    ...ofBuilding(detail, today),
    ...ofFlat(detail),
    ...(facts.otherMonthlyYen === null ? [] : [{ label: "そのほかの費用", value: yen(facts.otherMonthlyYen) }]),
    { label: "駐車場", value: facts.parking && PARKINGS[facts.parking] },
    { label: "土地の権利", value: facts.landRight && RIGHTS[facts.landRight] },
    ...income(detail),
    { label: "リフォーム", value: renovation(facts) },
    { label: "引渡し", value: facts.handover },
  ];
}
