import type { UserInfoResponse } from "#api/client/client.ts";

type Person = Pick<UserInfoResponse, "familyName" | "givenName" | "familyKana" | "givenKana">;
type Place = Pick<UserInfoResponse, "postalCode" | "prefecture" | "city" | "town" | "street" | "building">;

/** `山田 花子（ヤマダ ハナコ）`; empty where nothing is known. */
export function nameLine({ familyName, givenName, familyKana, givenKana }: Person): string {
  const name = joined(familyName, givenName);
  const kana = joined(familyKana, givenKana);
  if (name === "") return kana;
  return kana === "" ? name : `${name}（${kana}）`;
}

/** `〒135-0061 東京都江東区豊洲5-1-1 まちのねレジデンス`; empty where nothing is known. */
export function addressLine({ postalCode, prefecture, city, town, street, building }: Place): string {
  const place = [prefecture, city, town, street].join("");
  return [postalCode === null ? "" : `〒${formatPostalCode(postalCode)}`, place, building ?? ""].filter((part) => part !== "").join(" ");
}

/** `1350061` → `135-0061`. */
export function formatPostalCode(digits: string): string {
  return /^\d{7}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : digits;
}

function joined(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null && part !== "").join(" ");
}
