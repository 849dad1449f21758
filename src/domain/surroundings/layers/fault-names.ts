/** Japanese names of the faults around Tokyo that the catalogue of GEM names in Latin letters. What is not here keeps its Latin name. */
export const FAULT_NAMES = {
  dated: "1991",
  source: "活断層研究会編「新編 日本の活断層」、地震調査研究推進本部の長期評価",
  byCatalogueName: {
    Arakawa: "荒川断層",
    Ayasegawa: "綾瀬川断層",
    Fukaya: "深谷断層",
    Hirai: "平井断層",
    Isehara: "伊勢原断層",
    Kannawa: "神縄断層",
    "Kamogawachikotai-kita": "鴨川地溝帯北断層",
    "Kamogawachikotai-minami": "鴨川地溝帯南断層",
    Kinugasa: "衣笠断層",
    Kitatake: "北武断層",
    "Kouzu-Matsuda": "国府津－松田断層",
    Minamishitaura: "南下浦断層",
    Ogose: "越生断層",
    Sekiya: "関谷断層",
    Shibusawa: "渋沢断層",
    Tachikawa: "立川断層",
    Takeyama: "武山断層",
    Tanna: "丹那断層",
    "Tokyowan-hokubu": "東京湾北部断層",
    "Tokyowan-hokuen": "東京湾北縁断層",
    Tsurukawa: "鶴川断層",
  },
} as const;

const NAMES: Readonly<Record<string, string>> = FAULT_NAMES.byCatalogueName;

/** What a fault is called: `Tachikawa` → 立川断層; one without a Japanese name here `断層 Yunotake（英字の名称）`; names in Japanese stay. */
export function faultName(name: string): string {
  const japanese = Object.hasOwn(NAMES, name) ? NAMES[name] : undefined;
  if (japanese !== undefined) return japanese;
  return /^[\x20-\x7e]+$/.test(name) ? `断層 ${name}（英字の名称）` : name;
}
