import type { PostalCodeResponse, UserInfoResponse } from "#api/client/client.ts";
import type { Typed } from "#kernel/fields/read-fields.ts";
import { PREFECTURES } from "#kernel/prefectures.ts";

/** A town that a postal code stands for; `town` is null where it is the whole city's. */
export type Place = PostalCodeResponse["towns"][number];

export type Choice = { readonly value: string; readonly label: string };

export const PREFECTURE_CHOICES: readonly Choice[] = PREFECTURES.map((label, index) => ({
  value: String(index + 1).padStart(2, "0"),
  label,
}));

/** `東京都江東区豊洲` */
export function placeName({ prefecture, city, town }: Place): string {
  return `${prefecture}${city}${town ?? ""}`;
}

/** A town without one of its own keeps what was typed, where the city is the same. */
export function withPlace(typed: Typed, { prefCode, cityCode, town }: Place): Typed {
  return { ...typed, prefCode, cityCode, town: town ?? (typed.cityCode === cityCode ? (typed.town ?? "") : "") };
}

/** Another prefecture: its cities are others, and so are their towns. */
export function withPrefecture(typed: Typed, prefCode: string): Typed {
  return typed.cityCode?.startsWith(prefCode) && prefCode !== "" ? { ...typed, prefCode } : { ...typed, prefCode, cityCode: "", town: "" };
}

/** The cities that can be chosen: of the member's address and of the postal code, within the prefecture where one is chosen. */
export function cityChoices(places: readonly Pick<Place, "cityCode" | "city">[], prefCode: string): readonly Choice[] {
  const known = new Map(places.map(({ cityCode, city }) => [cityCode, city]));
  return [...known].filter(([code]) => code.startsWith(prefCode)).map(([value, label]) => ({ value, label }));
}

/** The city that was saved, which no postal code has to name again. */
export function ownCity({ cityCode, city }: Pick<UserInfoResponse, "cityCode" | "city">): readonly Pick<Place, "cityCode" | "city">[] {
  return cityCode === null || city === null ? [] : [{ cityCode, city }];
}
