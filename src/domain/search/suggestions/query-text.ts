import { plainText } from "#kernel/japanese-text.ts";
import { placeTextKey } from "#kernel/place/chome.ts";

/** Longer input is cut: no name is longer, and each character costs a look-up. */
const MAX_QUERY_LENGTH = 60;
/** pg_trgm finds nothing by fewer characters. */
const MIN_CONTAINED_LENGTH = 3;

/** `豊洲駅`, and as advertisements write it: `豊洲駅徒歩5分`, `豊洲駅前`. */
const STATION = /^(.+?)駅(?:前|(?:カラ)?(?:徒歩)?(?:約)?\d+分)?$/;

export type QueryText = {
  /** Seven digits, when that is all there is. */
  readonly postalCode: string | null;
  readonly key: string;
  /** Set where the text goes on after it; the key is then without it. */
  readonly prefecture: string | null;
  readonly stationsOnly: boolean;
  readonly mayBeContained: boolean;
};

/** Reads what a person typed: `〒135−0061`, `とうきょうと`, `東京都江東区豊洲５丁目1-2`, `豊洲駅`. */
export function readQuery(text: string, prefectures: readonly string[]): QueryText {
  const plain = plainText(text).slice(0, MAX_QUERY_LENGTH);
  const postal = /^〒?\s*(\d{3})-?(\d{4})(?![\d-])\s*/.exec(plain);
  const words = postal ? plain.slice(postal[0].length) : plain.replace(/^〒\s*/, "");
  const written = placeTextKey(words);
  const prefecture = prefectures.find((name) => written.startsWith(name) && written.length > name.length) ?? null;
  const station = STATION.exec(written);
  const stationsOnly = station !== null;
  const key = (station?.[1] ?? written).slice(prefecture?.length ?? 0);
  return {
    postalCode: postal && written === "" ? `${postal[1]}${postal[2]}` : null,
    key,
    prefecture,
    stationsOnly,
    mayBeContained: key.length >= MIN_CONTAINED_LENGTH,
  };
}

/** The beginnings of a key that may be a place, longest first: `江東区豊洲5` -> `江東区豊洲5`, `江東区豊洲`, … down to two characters. */
export function beginnings(key: string): string[] {
  return Array.from({ length: Math.max(0, key.length - 1) }, (_, cut) => key.slice(0, key.length - cut));
}

/** Of two letters one may be anything, and numbers stand for themselves: only longer names are taken for misspelt. */
export function mayBeMisspelt(key: string): boolean {
  return key.length >= MIN_CONTAINED_LENGTH && /^\p{N}*\p{L}[\p{L}\p{N}]*$/u.test(key);
}
