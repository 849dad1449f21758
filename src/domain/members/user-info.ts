import { type ReadText, readAddressLine, readKana, readName, readPostalCode, type TextFault } from "#domain/members/names.ts";
import type { UserInfo } from "#domain/members/types.ts";
import { ok, type Result, refused } from "#kernel/result.ts";

export type UserInfoFields = Omit<UserInfo, "updatedAt">;
export type UserInfoField = keyof UserInfoFields;
export type UserInfoFault = { readonly field: UserInfoField; readonly reason: TextFault | "unknown-choice" };

/** Whether a code of 市区町村 (five digits) is one of today's. */
export type KnowsCity = (cityCode: string) => boolean;

export const NO_USER_INFO: UserInfoFields = {
  familyName: null,
  givenName: null,
  familyKana: null,
  givenKana: null,
  postalCode: null,
  prefCode: null,
  cityCode: null,
  town: null,
  street: null,
  building: null,
};

const LONGEST = { town: 60, street: 60, building: 80 } as const;
const PREFECTURES = 47;

/** 氏名・住所 put right as a whole, or every field that cannot be, in the order of the form. A city brings its prefecture. */
export function readUserInfo(given: UserInfoFields, knowsCity: KnowsCity): Result<UserInfoFields, UserInfoFault[]> {
  const read: Readonly<Record<UserInfoField, ReadText | { readonly fault: "unknown-choice" }>> = {
    familyName: readName(given.familyName),
    givenName: readName(given.givenName),
    familyKana: readKana(given.familyKana),
    givenKana: readKana(given.givenKana),
    postalCode: readPostalCode(given.postalCode),
    prefCode: readPrefCode(given),
    cityCode: readCityCode(given, knowsCity),
    town: readAddressLine(given.town, LONGEST.town),
    street: readAddressLine(given.street, LONGEST.street),
    building: readAddressLine(given.building, LONGEST.building),
  };
  const faults: UserInfoFault[] = [];
  const kept: Record<UserInfoField, string | null> = { ...NO_USER_INFO };
  for (const field of USER_INFO_FIELDS) {
    const one = read[field];
    if ("fault" in one) faults.push({ field, reason: one.fault });
    else kept[field] = one.value;
  }
  return faults.length > 0 ? refused(faults) : ok(kept);
}

/** In the order of the form. */
export const USER_INFO_FIELDS = [
  "familyName",
  "givenName",
  "familyKana",
  "givenKana",
  "postalCode",
  "prefCode",
  "cityCode",
  "town",
  "street",
  "building",
] as const satisfies readonly UserInfoField[];

type ReadCode = { readonly value: string | null } | { readonly fault: "unknown-choice" };

function readPrefCode({ prefCode, cityCode }: UserInfoFields): ReadCode {
  const code = prefCode || cityCode?.slice(0, 2) || null;
  if (code === null) return { value: null };
  const isKnown = /^\d{2}$/.test(code) && Number(code) >= 1 && Number(code) <= PREFECTURES;
  return isKnown ? { value: code } : { fault: "unknown-choice" };
}

function readCityCode({ prefCode, cityCode }: UserInfoFields, knowsCity: KnowsCity): ReadCode {
  if (!cityCode) return { value: null };
  const isThere = !prefCode || cityCode.startsWith(prefCode);
  return isThere && knowsCity(cityCode) ? { value: cityCode } : { fault: "unknown-choice" };
}

/** What to call somebody: 姓, else 名. */
export function greetingName({ familyName, givenName }: Pick<UserInfo, "familyName" | "givenName">): string | null {
  return familyName ?? givenName;
}

export function isEmptyUserInfo(info: UserInfoFields): boolean {
  return USER_INFO_FIELDS.every((field) => info[field] === null);
}
