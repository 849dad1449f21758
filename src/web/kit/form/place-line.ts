type Place = {
  readonly kind: "prefecture" | "city" | "town" | "station" | "apartment" | "postal";
  readonly reference: string;
  readonly label: string;
  readonly detail: string;
};

const TAGS: Readonly<Record<Place["kind"], string>> = {
  prefecture: "都道府県",
  city: "市区町村",
  town: "町名",
  station: "駅",
  apartment: "マンション",
  postal: "郵便番号",
};

/** A suggested place as a line of a list. A detail that only repeats the kind is left out. */
export function placeLine({ kind, reference, label, detail }: Place) {
  const tag = TAGS[kind];
  return { id: `${kind}:${reference}`, label, detail: detail === tag ? "" : detail, tag };
}

/** A text with a number may be an address down to its 丁目; names alone are told by their towns. */
export function mayBeAddress(text: string): boolean {
  return /[\d０-９一二三四五六七八九十]/.test(text);
}

/** What a box for a place of a price takes. Where no building is known, nobody is asked for the name of one. */
export function placeLabel(hasBuildings: boolean): string {
  return hasBuildings ? "住所・マンション名・駅名・郵便番号" : "住所・駅名・郵便番号";
}
