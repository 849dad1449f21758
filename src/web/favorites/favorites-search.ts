import { knownFields } from "#wire/known-fields.ts";
import { MOST_COMPARED } from "#wire/most-compared.ts";

/** What the address of お気に入り carries. */
export type FavoritesSearch = {
  /** A folder; missing: all of them. */
  readonly folder?: string;
  /** Dwellings beside each other, joined by commas. */
  readonly compare?: string;
  /** The one that the others are measured by; missing: the first. */
  readonly base?: string;
};

const KEY = /^[\w.~:-]{1,64}$/;

export function favoritesSearch({ folder, compare, base }: Record<string, unknown>): FavoritesSearch {
  const compared = comparedKeys(textOf(compare)).join(",");
  const [folderId, baseKey] = [textOf(folder), textOf(base)];
  return knownFields(["folder", "compare", "base"], {
    ...(KEY.test(folderId) ? { folder: folderId } : {}),
    ...(compared === "" ? {} : { compare: compared }),
    ...(KEY.test(baseKey) ? { base: baseKey } : {}),
  });
}

/** The dwellings of `compare`, each once, four at most. */
export function comparedKeys(compare: string | undefined): readonly string[] {
  const keys = (compare ?? "").split(",").filter((key) => KEY.test(key));
  return [...new Set(keys)].slice(0, MOST_COMPARED);
}

/** An address may have made a number of a key. */
function textOf(value: unknown): string {
  return typeof value === "number" ? String(value) : typeof value === "string" ? value : "";
}

/** The token of a link: 32 bytes in base64url. */
export function tokenSearch({ token }: Record<string, unknown>): { readonly token?: string } {
  return knownFields(["token"], typeof token === "string" && /^[\w-]{43}$/.test(token) ? { token } : {});
}
