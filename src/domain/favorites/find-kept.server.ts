import { homesOfKeys } from "#domain/listings/index.server.ts";
import { listCities } from "#domain/properties/index.server.ts";
import { findSubject } from "#domain/subjects/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Yen } from "#kernel/yen.ts";
import type { Db } from "#platform/db.server.ts";
import { findHomeToKeep } from "./kept-home-store.server.ts";
import type { FavoriteMark } from "./types.ts";

/** What a mark stands for: by its own name, never by the one a caller tells. */
export type Kept = FavoriteMark & { readonly label: string; readonly price: Yen | null };

/** Null: there is no such home, building, place or area. A home may be named by one of its listings. */
export async function findKept(db: Db, { kind, key }: FavoriteMark, now: Date): Promise<Kept | null> {
  if (kind === "home") {
    const today = (await homesOfKeys(db, [key])).get(key) ?? key;
    const home = await findHomeToKeep(db, today, isoDateInJapan(now));
    return home && { kind, key: home.dwellingKey, label: home.title, price: home.price };
  }
  if (kind === "area") {
    const label = areaName(key);
    return label === null ? null : { kind, key, label, price: null };
  }
  const subject = await findSubject(db, key);
  return subject?.kind === kind ? { kind, key, label: subject.name, price: null } : null;
}

/** `13108` or `13108-豊洲`. */
function areaName(key: string): string | null {
  const [, code, town = ""] = /^(\d{5})(?:-([^\s<>]{1,30}))?$/u.exec(key) ?? [];
  const city = listCities().find((one) => one.code === code);
  return city ? `${city.name}${town}` : null;
}
