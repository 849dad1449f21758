import type { UserInfo } from "#domain/members/core/types.ts";
import { type FieldReason, readAs } from "#kernel/fields/field-kind.ts";
import { PERSON_FIELDS } from "#kernel/fields/person-fields.ts";
import { ok, type Result, refused } from "#kernel/result.ts";

export type UserInfoFields = Omit<UserInfo, "updatedAt">;
export type UserInfoField = keyof UserInfoFields;
export type UserInfoFault = { readonly field: UserInfoField; readonly reason: FieldReason };

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

const PREFECTURES = 47;

/** 氏名・住所 put right as a whole, or every field that cannot be, in the order of the form. A city brings its prefecture. */
export function readUserInfo(given: UserInfoFields, knowsCity: KnowsCity): Result<UserInfoFields, UserInfoFault[]> {
  const text = (field: keyof typeof PERSON_FIELDS) => readText(field, given[field]);
  const read: Readonly<Record<UserInfoField, ReadText>> = {
    familyName: text("familyName"),
    givenName: text("givenName"),
    familyKana: text("familyKana"),
    givenKana: text("givenKana"),
    postalCode: text("postalCode"),
    prefCode: readPrefCode(given),
    cityCode: readCityCode(given, knowsCity),
    town: text("town"),
    street: text("street"),
    building: text("building"),
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

/** A text put right, null for an empty one, or what is wrong with it. */
type ReadText = { readonly value: string | null } | { readonly fault: FieldReason };

function readText(field: keyof typeof PERSON_FIELDS, given: string | null): ReadText {
  const read = readAs(PERSON_FIELDS[field].kind, given ?? "");
  if (read.ok) return { value: read.value };
  return read.reason === "required" ? { value: null } : { fault: read.reason };
}

function readPrefCode({ prefCode, cityCode }: UserInfoFields): ReadText {
  const code = prefCode || cityCode?.slice(0, 2) || null;
  if (code === null) return { value: null };
  const isKnown = /^\d{2}$/.test(code) && Number(code) >= 1 && Number(code) <= PREFECTURES;
  return isKnown ? { value: code } : { fault: "unknown-choice" };
}

function readCityCode({ prefCode, cityCode }: UserInfoFields, knowsCity: KnowsCity): ReadText {
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
