const MADE_FROM = /(のデータ)?を加工して作成。?$/;

/** Credits in one line, each source once, and 「を加工して作成」 once for all that ask for it. Their own words otherwise stay. */
export function shortCredits(credits: readonly string[]): string {
  const each = [...new Set(credits.flatMap(partsOf))];
  const asTheyAre = each.filter((text) => !MADE_FROM.test(text));
  const madeFrom = [...new Set(each.filter((text) => MADE_FROM.test(text)).map((text) => text.replace(MADE_FROM, "")))];
  const sources = madeFrom.length > 0 ? [`${madeFrom.join("、")}を加工して作成`] : [];
  return [...sources, ...asTheyAre].join("／");
}

/** Several sources in one text end one after the other with 「加工して作成」. */
function partsOf(credit: string): readonly string[] {
  return credit.split(/(?<=を加工して作成)、/).filter((text) => text !== "");
}
