import { isRecord } from "#kernel/record.ts";
import { keepInTab, keptInTab } from "#web/kit/form/tab-memory.ts";
import { knownFields, searchValue } from "#wire/known-fields.ts";
import { storeKey } from "#wire/stores.ts";

/** What the address of the thank-you page carries. */
export type InquiryThanks = {
  readonly id?: string;
  /** Calendar day. */
  readonly due?: string;
  readonly again?: true;
  /** 市区町村コード of the home, for what to look at next. */
  readonly area?: string | number;
  /** The home, for others like it. */
  readonly listing?: string;
};

/** What cannot be a receipt is dropped: an address can be made by anybody. */
export function inquiryThanks({ id, due, again, area, listing }: Record<string, unknown>): InquiryThanks {
  const code = typeof area === "number" ? String(area).padStart(5, "0") : area;
  return knownFields(["id", "due", "again", "area", "listing"], {
    ...(typeof id === "string" && /^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$/.test(id) ? { id } : {}),
    ...(typeof due === "string" && /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(due) ? { due } : {}),
    ...(again === true ? { again } : {}),
    ...(typeof code === "string" && /^\d{5}$/.test(code) ? { area: searchValue(code) } : {}),
    ...contactSearch({ listing }),
  });
}

/** The listing that an address asks about. */
export function contactSearch({ listing }: Record<string, unknown>): { readonly listing?: string } {
  const key = typeof listing === "number" ? String(listing) : listing;
  return knownFields(["listing"], typeof key === "string" && /^[\w.~-]{1,64}$/.test(key) ? { listing: key } : {});
}

/** Who got an inquiry: known in the tab that sent it, and in no address. */
export type SentTo = { readonly companies: readonly string[]; readonly askedBefore: readonly string[] };

const nameOf = (id: string) => storeKey("property", `inquiry:${id}`);

export function keepSentTo(id: string, { companies, askedBefore }: SentTo): void {
  keepInTab(nameOf(id), JSON.stringify({ companies, askedBefore }));
}

export function sentTo(id: string): SentTo | null {
  return readSentTo(keptInTab(nameOf(id)));
}

export function readSentTo(text: string | null): SentTo | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (!isRecord(kept)) return null;
    const names = (value: unknown) => (Array.isArray(value) ? value.filter((name) => typeof name === "string") : []);
    return { companies: names(kept.companies), askedBefore: names(kept.askedBefore) };
  } catch {
    return null;
  }
}
