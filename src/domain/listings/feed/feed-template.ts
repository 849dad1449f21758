import { csvLine } from "#kernel/csv.ts";
import { FEED_FIELDS, FEED_LAYOUT, type FeedField } from "./feed-layout.ts";

type Example = Readonly<Partial<Record<FeedField, string>>>;

/** Invented homes, not published: sent in by mistake they are stored as samples that nobody sees. */
const HIDDEN: Example = {
  state: "非公開",
  isSample: "はい",
  publishedOn: "2026-11-01",
  updatedOn: "2026-11-01",
  nextUpdateOn: "2026-11-15",
};
const EXAMPLES: readonly Example[] = [
  {
    ...HIDDEN,
    ...{
      reference: "例-マンション",
      pageUrl: "https://www.example.co.jp/bukken/1",
      kind: "中古マンション",
      buildingName: "見本レジデンス豊洲",
      address: "東京都江東区豊洲5丁目1-2",
      price: "54800000",
    },
    ...{
      areaM2: "70.12",
      balconyM2: "11.5",
      layout: "3LDK",
      floor: "8",
      totalFloors: "14",
      totalUnits: "88",
      direction: "南",
      structure: "RC造",
    },
    ...{ built: "2010-03", confirmedOn: "2008-07-01", station1Line: "東京メトロ有楽町線", station1Name: "豊洲", station1Minutes: "7" },
    ...{
      managementYen: "12000",
      reserveYen: "9800",
      landRight: "所有権",
      isTenanted: "いいえ",
      pets: "可",
      parking: "空きなし",
      dealType: "専任媒介",
    },
  },
  {
    ...HIDDEN,
    ...{
      reference: "例-一戸建て",
      kind: "一戸建て",
      title: "静かな住宅地の一戸建て",
      address: "東京都世田谷区桜丘2丁目",
      price: "7,480万円",
    },
    ...{ areaM2: "98.5", landAreaM2: "110.2", privateRoadM2: "0", layout: "4LDK", totalFloors: "2", structure: "木造", built: "2004年9月" },
    ...{ station1Name: "千歳船橋", station1Minutes: "12", landRight: "所有権", notices: "セットバック", dealType: "媒介", consent: "あり" },
  },
  {
    ...HIDDEN,
    ...{
      reference: "例-土地",
      kind: "土地",
      address: "埼玉県川越市大字見本",
      price: "9,800,000",
      landAreaM2: "210.5",
      station1Name: "川越",
    },
    ...{ station1Minutes: "4", station1BusMinutes: "18", landRight: "所有権", notices: "市街化調整区域", dealType: "売主" },
    remarks: "市街化調整区域。宅地の造成及び建物の建築はできません。",
  },
];

/** The same homes in JSON, by the same columns: every name that may be told, with null where these homes tell nothing. */
export function feedTemplateJson(): string {
  const homes = EXAMPLES.map((example) => Object.fromEntries(FEED_FIELDS.map((field) => [field, jsonOf(example[field])])));
  return `${JSON.stringify(homes, null, 2)}\n`;
}

/** Bare numbers are numbers in JSON; everything else is the text of the cell. */
function jsonOf(cell: string | undefined): string | number | null {
  if (cell === undefined) return null;
  return /^-?\d+(?:\.\d+)?$/.test(cell) ? Number(cell) : cell;
}

/** A file of homes to begin with: the header of the layout and three invented homes that nobody sees. With the mark by which spreadsheets know UTF-8. */
export function feedTemplate(): string {
  const header = csvLine(FEED_FIELDS.map((field) => FEED_LAYOUT[field].header));
  return `\uFEFF${header}${EXAMPLES.map((example) => csvLine(FEED_FIELDS.map((field) => example[field] ?? ""))).join("")}`;
}
