import type { LonLat } from "#kernel/geo.ts";
import { placeInJapan } from "./place-in-japan.ts";
import { RowRejected } from "./row-rejected.ts";

/** Reasons that every table of facts or places can have. */
export const DAMAGED = {
  "column-count": "列の数が見出しと違います",
  "undecodable-text": "読めない文字があります",
} as const;

export const PLACE_REJECTIONS = {
  ...DAMAGED,
  "name-missing": "名称がありません",
  "place-missing": "緯度・経度がありません(住所から推し量ることはしません)",
  "place-invalid": "緯度・経度が日本の範囲にありません",
} as const;

/** The place of a row: a missing one is a reason of its own, since it is never guessed from the address. */
export function requirePlace(lon: string, lat: string): LonLat {
  if (lon === "" || lat === "") throw new RowRejected("place-missing", `${lon} ${lat}`.trim());
  const place = placeInJapan(lon, lat);
  if (!place) throw new RowRejected("place-invalid", `${lon} ${lat}`);
  return place;
}

export function requireText(text: string, reason: string): string {
  if (text === "") throw new RowRejected(reason, "");
  return text;
}

/** A day of the calendar as ISO writes it (`2022-02-03`); null for what is none, such as the 30th of February. */
export function calendarDay(year: string, month: string, day: string): string | null {
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
  return isDay ? iso : null;
}

const NUMBER = /^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i;

/** A number as tables write it (`1,234`, `12.5`); null when the cell is empty or stands for "none" (`-`, `…`, `*`). */
export function readNumber(text: string, reason: string): number | null {
  if (["", "-", "ー", "…", "*", "X"].includes(text)) return null;
  const plain = text.replace(/,(?=\d{3})/g, "");
  if (!NUMBER.test(plain) || !Number.isFinite(Number(plain))) throw new RowRejected(reason, text);
  return Number(plain);
}

/** A whole number of things, 0 or more, that must be there. */
export function requireCount(text: string, reason: string): number {
  const value = readNumber(text, reason);
  if (value === null || !Number.isInteger(value) || value < 0) throw new RowRejected(reason, text);
  return value;
}

export function requireYear(text: string, reason: string): number {
  const year = /^(\d{4})年?$/.exec(text)?.[1];
  if (year === undefined || year < "1900" || year > "2100") throw new RowRejected(reason, text);
  return Number(year);
}

/** The fields that are known: an unknown one is left out, never stored as a zero. */
export function known<Value>(fields: Readonly<Record<string, Value | null | undefined | "">>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, Value] => entry[1] !== null && entry[1] !== undefined && entry[1] !== ""),
  );
}
