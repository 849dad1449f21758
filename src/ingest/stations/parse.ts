import type { RowOutcome } from "#ingest/frame/outcome.ts";
import { placeInJapan } from "#ingest/frame/place-in-japan.ts";
import { outcomeOf, RowRejected, refuseDamaged } from "#ingest/frame/row-rejected.ts";
import type { LonLat } from "#kernel/geo.ts";
import type { CsvRecord } from "#platform/tables/read-csv.server.ts";

/** A station of one line. The same `id` may come several times, once per platform stretch (大阪, 東海道線: five times). */
export type StationRow = {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly operator: string;
  /** Stations that count as one for changing trains share it. */
  readonly groupCode: string;
  readonly place: LonLat;
};

export const STATION_REJECTIONS = {
  "column-count": "列の数が見出しと違います",
  "undecodable-text": "読めない文字があります",
  "code-invalid": "駅コードまたはグループコードが6桁の数字ではありません",
  "name-missing": "駅名・路線名・会社名のどれかがありません",
  "place-invalid": "緯度・経度がないか、日本の範囲にありません",
} as const;

/** N02_003 路線名, _004 運営会社, _005 駅名, _005c 駅コード, _005g グループコード (国土数値情報 鉄道データ N02 第3.1版). */
const COLUMNS = ["N02_003", "N02_004", "N02_005", "N02_005c", "N02_005g", "lon", "lat"];

export function stationLayout(header: readonly string[]): "n02" | null {
  return COLUMNS.every((name) => header.includes(name)) ? "n02" : null;
}

export function stationParser(header: readonly string[]): (record: CsvRecord) => RowOutcome<StationRow> {
  const at = COLUMNS.map((name) => header.indexOf(name));
  return (record) =>
    outcomeOf(record, () => {
      const { cells } = record;
      refuseDamaged(cells, header);
      return stationRow(at.map((i) => (cells[i] ?? "").normalize("NFKC").trim()));
    });
}

function stationRow([line = "", operator = "", name = "", id = "", groupCode = "", lon = "", lat = ""]: string[]): StationRow {
  if (!/^\d{6}$/.test(id) || !/^\d{6}$/.test(groupCode)) throw new RowRejected("code-invalid", `${id} ${groupCode}`);
  if ([line, operator, name].includes("")) throw new RowRejected("name-missing", `${line} ${operator} ${name}`.trim());
  const place = placeInJapan(lon, lat);
  if (!place) throw new RowRejected("place-invalid", `${lon} ${lat}`.trim());
  return { id, name, line, operator, groupCode, place };
}
