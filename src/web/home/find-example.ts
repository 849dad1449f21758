import type { ApiClient, AreaPricesResponse, RiskReportResponse } from "#api/client/client.ts";
import { COVERAGE } from "#domain/risk/model/coverage.ts";

type BusyTown = AreaPricesResponse["busyTowns"][number];
type Rating = RiskReportResponse["rating"];

/** A report that is shown in small: of a rated building in the town with most sales where there is one, else of the middle of that town. */
export type HomeExample = {
  readonly key: string;
  readonly name: string;
  readonly kind: "building" | "place";
  readonly isSample: boolean;
  readonly rating: Pick<Rating, "letter" | "overall" | "coverage" | "possible"> & {
    readonly pillars: readonly Pick<Rating["pillars"][number], "id" | "score">[];
  };
  /** What lowered the score most, and what raised it most. */
  readonly facts: readonly { readonly title: string; readonly words: string; readonly isBad: boolean }[];
  /** Prices at which homes were sold in the town; null where the report says that it is of another one. */
  readonly sold: (BusyTown["homes"] & { readonly where: string }) | null;
};

/** Null where there is neither, or the report could not be loaded. */
export async function findExample(town: BusyTown | null, { estate }: Pick<ApiClient, "estate">): Promise<HomeExample | null> {
  if (town === null) return null;
  const listed = await estate.get("/risk", { query: { cityCode: town.cityCode, town: town.town } });
  const key = (listed.ok ? bestRated(listed.value.items) : null) ?? town.key;
  const report = await estate.get("/risk/{key}", { path: { key } });
  return report.ok ? exampleOf(report.value, town) : null;
}

type Listed = {
  readonly apartment: { readonly key: string };
  readonly rating: { readonly letter: string | null; readonly coverage: number } | null;
};

/** The building with a letter of which most is known; of as many, the one whose key comes first. */
function bestRated(items: readonly Listed[]): string | null {
  const rated = items.flatMap(({ apartment, rating }) => (rating?.letter ? [{ key: apartment.key, coverage: rating.coverage }] : []));
  const [best] = rated.toSorted((a, b) => b.coverage - a.coverage || (a.key < b.key ? -1 : 1));
  return best?.key ?? null;
}

function shownPillar({ id, score, coverage }: Rating["pillars"][number]): HomeExample["rating"]["pillars"][number] {
  return { id, score: coverage < COVERAGE.pillar ? null : score };
}

function exampleOf({ subject, rating, isSample }: RiskReportResponse, town: BusyTown): HomeExample {
  const { letter, overall, coverage, possible, pillars, driversDown, driversUp } = rating;
  const told = (isBad: boolean) => (driver: Rating["driversUp"][number]) => ({ title: driver.title, words: driver.words, isBad });
  const isThere = town.cityCode === subject.cityCode && town.town === subject.town;
  return {
    ...{ key: subject.key, name: subject.name, kind: subject.kind, isSample },
    rating: { letter, overall, coverage, possible, pillars: pillars.map(shownPillar) },
    facts: [...driversDown.slice(0, 1).map(told(true)), ...driversUp.slice(0, 1).map(told(false))],
    sold: isThere ? { ...town.homes, where: `${town.cityName}${town.town}` } : null,
  };
}
