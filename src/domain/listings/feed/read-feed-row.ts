import { plainText } from "#kernel/japanese-text.ts";
import { isStorable } from "#kernel/storable-text.ts";
import { FEED_FIELDS, FEED_LAYOUT, type FeedColumn, type FeedField } from "./feed-layout.ts";
import type { FeedRow, RowFault, ToldAccess } from "./types.ts";

/** The cells of one row by their field; what the file does not have is empty. */
export type FeedCells = Readonly<Partial<Record<FeedField, string>>>;

/** A row, or everything that is wrong with it and what the company calls it, where that much can be read. */
export type ReadRow =
  | { readonly ok: true; readonly row: FeedRow }
  | { readonly ok: false; readonly reference: string | null; readonly faults: readonly RowFault[] };

type Values = { readonly [F in FeedField]: (typeof FEED_LAYOUT)[F] extends FeedColumn<infer T> ? T | null : never };

const LONGEST_FOUND = 80;

/** What one row of a file tells, `today` being the day in Japan. Every field that cannot be read is told, not only the first. */
export function readFeedRow(cells: FeedCells, today: string): ReadRow {
  const faults: RowFault[] = [];
  const values = Object.fromEntries(
    FEED_FIELDS.map((field) => {
      const { value, fault } = readCell(FEED_LAYOUT[field] as FeedColumn<unknown>, cells[field] ?? "");
      if (fault) faults.push(fault);
      return [field, value];
    }),
  ) as Values;
  const { reference, kind, address, price, dealType, updatedOn } = values;
  faults.push(...faultsTogether(values, today));
  if (
    reference === null ||
    kind === null ||
    address === null ||
    price === null ||
    dealType === null ||
    updatedOn === null ||
    faults.length > 0
  )
    return { ok: false, reference, faults };
  return {
    ok: true,
    row: { ...rowOf(values), reference, kind, address, price, dealType, updatedOn, publishedOn: values.publishedOn ?? updatedOn },
  };
}

function readCell({ header, isNeeded, read }: FeedColumn<unknown>, cell: string): { value: unknown; fault: RowFault | null } {
  const found = cell.slice(0, LONGEST_FOUND);
  if (!isStorable(cell) || cell.includes("\uFFFD")) return { value: null, fault: { field: header, reason: "undecodable-text", found: "" } };
  if (isUntold(cell)) return { value: null, fault: isNeeded ? { field: header, reason: "missing", found: "" } : null };
  const result = read(cell);
  return result.ok ? { value: result.value, fault: null } : { value: null, fault: { field: header, reason: result.reason, found } };
}

/** Nothing, or a mark that stands for nothing. */
function isUntold(cell: string): boolean {
  return ["", "-", "ー", "―", "－", "…"].includes(plainText(cell));
}

/** What can only be judged of several fields at once. */
function faultsTogether({ publishedOn, updatedOn, lat, lon, ...values }: Values, today: string): RowFault[] {
  const ahead = (field: "publishedOn" | "updatedOn", value: string | null): RowFault[] =>
    value !== null && value > today ? [{ field: FEED_LAYOUT[field].header, reason: "day-ahead", found: value }] : [];
  const half: RowFault[] =
    (lat === null) === (lon === null) ? [] : [{ field: FEED_LAYOUT[lat === null ? "lat" : "lon"].header, reason: "missing", found: "" }];
  const stations = ([1, 2, 3] as const).flatMap((n): RowFault[] => {
    const [named, timed] = [values[`station${n}Name`] !== null, values[`station${n}Minutes`] !== null];
    return named === timed ? [] : [{ field: FEED_LAYOUT[`station${n}${named ? "Minutes" : "Name"}`].header, reason: "missing", found: "" }];
  });
  return [...ahead("publishedOn", publishedOn), ...ahead("updatedOn", updatedOn), ...half, ...stations];
}

type Named = "reference" | "kind" | "address" | "price" | "dealType" | "updatedOn" | "publishedOn";

function rowOf(values: Values): Omit<FeedRow, Named> {
  const { lat, lon, renovated, consent, ...rest } = values;
  const { state, title, buildingName, room, landAreaM2, privateRoadM2, balconyM2, totalFloors, totalUnits, structure, confirmedOn } = rest;
  const { managementYen, reserveYen, otherMonthlyYen, landRight, isTenanted, yearlyRentYen, pets, parking } = rest;
  return {
    ...{ title, buildingName, room, landAreaM2, privateRoadM2, balconyM2, totalFloors, totalUnits, structure, confirmedOn },
    ...{ managementYen, reserveYen, otherMonthlyYen, landRight, isTenanted, yearlyRentYen, pets, parking },
    ...{ remarks: rest.remarks, handover: rest.handover, nextUpdateOn: rest.nextUpdateOn, direction: rest.direction },
    state: state ?? "active",
    place: lat === null || lon === null ? null : { lon, lat },
    ...insideOf(values),
    stations: stationsOf(values),
    renovatedOn: renovated === null || renovated.month === null ? null : `${renovated.year}-${String(renovated.month).padStart(2, "0")}-01`,
    isRenovated: rest.isRenovated ?? (renovated === null ? null : true),
    notices: rest.notices ?? [],
    isConsented: isConsented(consent, values.dealType),
    photoUrls: rest.photoUrls ?? [],
    pageUrl: rest.pageUrl,
    isSample: rest.isSample ?? false,
  };
}

/** Of a building that will be pulled down a plot tells nothing. */
function insideOf({
  kind,
  areaM2,
  layout,
  floor,
  built,
}: Values): Pick<FeedRow, "areaM2" | "layout" | "floor" | "builtYear" | "builtMonth"> {
  if (kind === "land") return { areaM2: null, layout: null, floor: null, builtYear: null, builtMonth: null };
  return { areaM2, layout, floor, builtYear: built?.year ?? null, builtMonth: built?.month ?? null };
}

/** A bare 媒介 may be another company's home: without a word on it there is no consent. */
function isConsented(told: Values["consent"], dealType: Values["dealType"]): boolean {
  return told === null ? dealType !== "媒介" : told !== "missing";
}

/** Those on foot first, the nearest first. */
function stationsOf(values: Values): ToldAccess[] {
  const told = ([1, 2, 3] as const).flatMap((n): ToldAccess[] => {
    const [stationName, minutes] = [values[`station${n}Name`], values[`station${n}Minutes`]];
    if (stationName === null || minutes === null) return [];
    return [
      {
        line: values[`station${n}Line`],
        stationName: stationName.replace(/(?<=.)駅$/, ""),
        minutes,
        busMinutes: values[`station${n}BusMinutes`],
      },
    ];
  });
  const far = ({ minutes, busMinutes }: ToldAccess) => minutes + (busMinutes ?? 0);
  return told.toSorted((a, b) => Number(a.busMinutes !== null) - Number(b.busMinutes !== null) || far(a) - far(b));
}
