import { quarterlyRents, type RentOrigin, usualRentedHome } from "#domain/properties/index.server.ts";
import { buildingKeyOf } from "#domain/subjects/index.server.ts";
import type { Subject } from "#domain/subjects/types.ts";
import type { Provenance } from "#domain/surroundings/layers/types.ts";
import { formatQuarterJa, type Quarter, quarterOf } from "#kernel/quarter.ts";
import type { Db } from "#platform/db.server.ts";
import { type HomeAsked, type LetHome, letHome } from "./rent-home.ts";
import { NO_RENTS, type RentAnswer, type RentOutcome, rentAnswer } from "./rent-words.ts";

type Points = Awaited<ReturnType<typeof quarterlyRents>>;

export type RentTopic = RentAnswer & {
  readonly topic: "rent";
  /** Median yen a month for each m², by quarter; null where too few quarters have five rents: under eight of the town, under two of the city. */
  readonly town: Points | null;
  readonly city: Points | null;
  /** Null where no rents were imported. */
  readonly provenance: Provenance | null;
};

/** Two years, as for prices. */
const TOWN_QUARTERS = 8;

/** Where a home to let stands, as far as a rent depends on it. */
type LetPlace = Pick<Subject, "cityCode" | "cityName" | "town" | "place" | "builtYear" | "stationName" | "walkMinutes"> & {
  readonly apartmentKey: string | null;
};

/** Whoever appraises rents: risk only asks. */
export type AppraiseRent = (home: Omit<LetHome, "basis"> & { readonly of: LetPlace }, asOf: Quarter) => Promise<RentOutcome>;

/** How rents are appraised, and what they are: asked once for many buildings. */
export type RentDeps = { readonly appraiseRent: AppraiseRent; readonly rentOrigin: () => Promise<RentOrigin> };

export type RentAsked = RentDeps & { readonly now: Date } & HomeAsked;

/** The monthly rent of a usual home of the building or the place, or of the size asked for, and how rents of the area went; or why none can be given. */
export async function rentTopic(db: Db, subject: Subject, { appraiseRent, rentOrigin, now, areaM2 }: RentAsked): Promise<RentTopic> {
  const { cityCode, town } = subject;
  const apartmentKey = buildingKeyOf(subject);
  const [origin, usual, ofTown, ofCity] = await Promise.all([
    rentOrigin(),
    usualRentedHome(db, { apartmentKey, cityCode, town }),
    quarterlyRents(db, { cityCode, town }),
    quarterlyRents(db, { cityCode }),
  ]);
  const home = letHome(usual, { areaM2 });
  return {
    topic: "rent",
    ...(origin.origin === "none"
      ? NO_RENTS
      : rentAnswer(home, await appraiseRent({ ...home, of: { ...subject, apartmentKey } }, quarterOf(now)))),
    town: lineOf(ofTown, TOWN_QUARTERS),
    city: lineOf(ofCity, 2),
    provenance: provenanceOf(origin),
  };
}

function lineOf(points: Points, least: number): Points | null {
  return points.length < least ? null : points;
}

function provenanceOf({ origin, attributions, licences, lastQuarter }: RentOrigin): Provenance | null {
  if (origin === "none") return null;
  return {
    attribution: attributions.join("、"),
    licence: licences.join("、"),
    asOf: lastQuarter && `${formatQuarterJa(lastQuarter)}まで`,
    precision: "町・建物ごとの集計と推定",
    isSample: origin === "sample",
  };
}
