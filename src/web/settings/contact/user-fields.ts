import type { UserInfoInput, UserInfoResponse } from "#api/client/client.ts";
import { USER_INFO_FIELDS, type UserInfoField } from "#domain/members/user-info.ts";
import type { Typed } from "#kernel/fields/read-fields.ts";
import { formatPostalCode } from "./person-lines.ts";

/** What the form starts with: what was saved, as somebody would type it. */
export function typedOf(info: UserInfoResponse): Typed {
  const texts = USER_INFO_FIELDS.map((field) => [field, info[field] ?? ""]);
  return { ...Object.fromEntries(texts), postalCode: info.postalCode === null ? "" : formatPostalCode(info.postalCode) };
}

/** The whole form as it is saved; an empty field clears what was there. `updatedAt`: the save that the member saw. */
export function inputOf(typed: Typed, updatedAt: string | null): UserInfoInput {
  const text = (field: UserInfoField) => typed[field]?.trim() || null;
  return {
    familyName: text("familyName"),
    givenName: text("givenName"),
    familyKana: text("familyKana"),
    givenKana: text("givenKana"),
    postalCode: text("postalCode"),
    prefCode: text("prefCode"),
    cityCode: text("cityCode"),
    town: text("town"),
    street: text("street"),
    building: text("building"),
    updatedAt,
  };
}

export function isSame(a: Typed, b: Typed): boolean {
  return USER_INFO_FIELDS.every((field) => (a[field] ?? "") === (b[field] ?? ""));
}

/** Answers that were typed and not saved, with the save they were begun on: a newer one is a conflict, also for who comes back later. */
export type SeenDraft = { readonly seen: string | null; readonly typed: Typed };

const SEEN = "updatedAt";

/** As the tab keeps it: texts alone, the save among them. */
export function keptTexts({ seen, typed }: SeenDraft): Typed {
  return { ...typed, [SEEN]: seen ?? "" };
}

/** What the tab kept; null: no answer of this form is in it. */
export function seenDraft(kept: Typed): SeenDraft | null {
  const texts = USER_INFO_FIELDS.flatMap((field) => (kept[field] === undefined ? [] : [[field, kept[field]]]));
  return texts.length === 0 ? null : { seen: kept[SEEN] || null, typed: Object.fromEntries(texts) };
}
