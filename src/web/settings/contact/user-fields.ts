import type { UserInfoInput, UserInfoResponse } from "#api/client/client.ts";
import { USER_INFO_FIELDS, type UserInfoField } from "#domain/members/user-info.ts";
import type { Typed } from "#kernel/fields/read-fields.ts";
import { isRecord } from "#kernel/record.ts";
import { formatPostalCode } from "#web/settings/frame/account-words.ts";

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

/** Answers that were typed and not saved, from what the tab kept; null where there are none. */
export function readDraft(kept: unknown): Typed | null {
  if (!isRecord(kept)) return null;
  const texts = USER_INFO_FIELDS.flatMap((field) => {
    const text = kept[field];
    return typeof text === "string" ? [[field, text]] : [];
  });
  return texts.length === 0 ? null : Object.fromEntries(texts);
}

export type Draft = { readonly seen: string | null; readonly typed: Typed };

/** A draft with the save it was begun on: a newer one is a conflict, also for who comes back later. */
export function parseDraft(kept: unknown): Draft | null {
  if (typeof kept !== "object" || kept === null || !("typed" in kept) || !("seen" in kept)) return null;
  const typed = readDraft(kept.typed);
  const { seen } = kept;
  return typed !== null && (seen === null || typeof seen === "string") ? { seen, typed } : null;
}
