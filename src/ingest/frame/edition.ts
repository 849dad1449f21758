/** The years that a file's name speaks of: `schools_2021.csv` -> `2021`, `covid_2020_2021.csv` -> `2020–2021`; null when none. */
export function yearsInName(fileName: string): string | null {
  const years = [...fileName.matchAll(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)].map(([year]) => year).toSorted();
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined) return null;
  return first === last ? first : `${first}–${last}`;
}

/** The one year that a file's name speaks of, also as an era writes it: `R5.csv`, `令和5年.csv`, `crime_2023.csv` -> 2023; null when none or several. */
export function yearInName(fileName: string): number | null {
  const years = yearsInName(fileName);
  if (years !== null) return /^\d{4}$/.test(years) ? Number(years) : null;
  const [, era, n] = /(?<![A-Za-z])(R|H|令和|平成)(\d{1,2}|元)(?!\d)/i.exec(fileName.normalize("NFKC")) ?? [];
  if (!era || !n) return null;
  return (/^(R|令和)$/i.test(era) ? 2018 : 1988) + (n === "元" ? 1 : Number(n));
}
