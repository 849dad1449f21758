import type { TakeHome } from "#domain/assets/take-home/types.ts";
import { type CsvValue, csvRow } from "#kernel/csv.ts";
import type { AssetReport } from "./types.ts";

/** Spreadsheets read UTF-8 only where it says so at the start. */
const BOM = "\uFEFF";

/** The series of a home by month, UTF-8 with BOM. Texts cannot become formulas; amounts are numbers in yen, below 0 too. */
export function seriesCsv({ series }: Pick<AssetReport, "series">): string {
  const rows = series.map(({ month, pointYen, lowYen, highYen, balanceYen, equityYen, note }) => [
    month,
    pointYen,
    lowYen,
    highYen,
    balanceYen,
    equityYen,
    note,
  ]);
  return csvOf([["月", "AI推定価格(円)", "80%の幅の下(円)", "80%の幅の上(円)", "ローン残高(円)", "純資産(円)", "できごと"], ...rows]);
}

/** The lines of a sale, what comes in above 0 and what goes out below; two amounts where facts are missing. */
export function takeHomeCsv({ takeHome }: Pick<AssetReport, "takeHome">): string {
  const head = ["項目", "少ない場合(円)", "多い場合(円)", "計算", "出典"];
  if (!takeHome) return csvOf([head]);
  const { low, high } = takeHome;
  const keys = [...new Set([...low.lines, ...high.lines].map(({ key }) => key))];
  const rows = keys.map((key): CsvValue[] => {
    const line = low.lines.find((one) => one.key === key) ?? high.lines.find((one) => one.key === key);
    return [line?.label ?? key, signed(low, key), signed(high, key), line?.formula ?? null, line?.source?.title ?? null];
  });
  return csvOf([head, ...rows, ["手取り", low.takeHomeYen, high.takeHomeYen, null, null]]);
}

function signed({ lines }: TakeHome, key: string): number | null {
  const line = lines.find((one) => one.key === key);
  if (!line) return null;
  return line.side === "in" || line.yen === 0 ? line.yen : -line.yen;
}

function csvOf(rows: readonly (readonly CsvValue[])[]): string {
  return BOM + rows.map(csvRow).join("");
}
