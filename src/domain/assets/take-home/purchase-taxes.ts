import type { Yen } from "#kernel/yen.ts";
import { needRow, rowOn } from "./row-on.ts";
import type { PurchaseTables } from "./tables.ts";
import type { AfterEnd, Source } from "./types.ts";
import { downTo, percentOf, yenWords } from "./yen-words.ts";

/** A home that is bought, valued as the 固定資産課税台帳 has it (評価額). */
export type BoughtHome = {
  readonly landValueYen: Yen;
  readonly landM2: number;
  readonly buildingValueYen: Yen;
  readonly floorM2: number;
  /** 0: none. */
  readonly mortgageYen: Yen;
  readonly builtOn: string;
  readonly registrationOn: string;
  readonly acquiredOn: string;
  readonly afterEnd?: AfterEnd;
};

export type PurchaseTaxLine = {
  readonly key: "land-registration" | "home-registration" | "mortgage-registration" | "home-acquisition" | "land-acquisition";
  readonly label: string;
  readonly yen: Yen;
  readonly formula: string;
  readonly source: Source;
};

const BASE_DOWN_TO = 1000;
const TAX_DOWN_TO = 100;

/** 登録免許税 and 不動産取得税 of somebody who buys a home to live in and meets the conditions of its reductions. Bases down to 1,000 yen, taxes to 100. */
export function purchaseTaxes(home: BoughtHome, tables: PurchaseTables): PurchaseTaxLine[] {
  return [...registrationLines(home, tables), homeAcquisition(home, tables), landAcquisition(home, tables)];
}

function registrationLines(home: BoughtHome, tables: PurchaseTables): PurchaseTaxLine[] {
  const bases = [
    { key: "land-registration", of: "land", label: "登録免許税（土地の移転）", base: home.landValueYen },
    { key: "home-registration", of: "home", label: "登録免許税（建物の移転）", base: home.buildingValueYen },
    { key: "mortgage-registration", of: "mortgage", label: "登録免許税（抵当権の設定）", base: home.mortgageYen },
  ] as const;
  return bases.map(({ key, of, label, base }) => {
    const rows = tables.registration.filter((row) => row.key === of);
    const { percent, source } = needRow(rows, home.registrationOn, home.afterEnd);
    const yen = downTo(percentOf(downTo(base, BASE_DOWN_TO), percent), TAX_DOWN_TO);
    return { key, label, yen, formula: `${yenWords(base)} × ${percent}%`, source };
  });
}

function homeAcquisition(home: BoughtHome, tables: PurchaseTables): PurchaseTaxLine {
  const { percent, source } = needRow(tables.acquisitionTax, home.acquiredOn, home.afterEnd);
  const allowance = rowOn(tables.homeAllowance, home.builtOn)?.yen ?? 0;
  const base = downTo(Math.max(0, home.buildingValueYen - allowance), BASE_DOWN_TO);
  const formula = `(${yenWords(home.buildingValueYen)} − 控除 ${yenWords(allowance)})× ${percent}%`;
  return { key: "home-acquisition", label: "不動産取得税（建物）", yen: downTo(percentOf(base, percent), TAX_DOWN_TO), formula, source };
}

/** The relief is the greater of 45,000 yen and the tax on twice the floor, up to 200 m², of the land. */
function landAcquisition(home: BoughtHome, tables: PurchaseTables): PurchaseTaxLine {
  const { percent, landShare, source } = needRow(tables.acquisitionTax, home.acquiredOn, home.afterEnd);
  const relief = needRow(tables.landRelief, home.acquiredOn);
  const base = downTo(Math.floor(home.landValueYen * landShare), BASE_DOWN_TO);
  const perM2 = (home.landValueYen * landShare) / home.landM2;
  const countedM2 = Math.min(relief.timesFloor * home.floorM2, relief.mostM2);
  const reliefYen = Math.max(relief.leastYen, Math.floor((perM2 * countedM2 * percent) / 100));
  const formula = `${yenWords(home.landValueYen)} × ${landShare} × ${percent}% − 減額 ${yenWords(reliefYen)}`;
  const yen = downTo(Math.max(0, percentOf(base, percent) - reliefYen), TAX_DOWN_TO);
  return { key: "land-acquisition", label: "不動産取得税（土地）", yen, formula, source };
}
