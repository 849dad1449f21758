import { addressKey } from "#domain/properties/index.server.ts";
import type { MatchedPlace } from "#domain/properties/types.ts";
import { findSubject } from "#domain/subjects/index.server.ts";
import type { EstimateInput } from "#domain/valuation/estimates/request.ts";
import type { Location } from "#domain/valuation/estimates/request-subject.ts";
import { locateHome } from "#domain/valuation/index.server.ts";
import { minutes } from "#kernel/duration.ts";
import type { LonLat } from "#kernel/geo.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { AssessDeps } from "./assess-deps.ts";
import { keptAnswers } from "./kept-answers.ts";

const MOST_PLACES = 20_000;
const KEPT_FOR = minutes(1);

type NotFound = { readonly reason: "address-not-found" | "address-ambiguous" | "out-of-area"; readonly candidates: readonly string[] };
type FindPlace = (input: EstimateInput, point: LonLat | undefined) => Promise<Result<Location, NotFound>>;

/** Where homes are, each place kept for a minute. A point lies in its town, of which the price is: where exactly changes none. */
export function placeFinder({ db, clock }: Pick<AssessDeps, "db" | "clock">): FindPlace {
  const kept = keptAnswers<Result<Location, NotFound>>(clock, { most: MOST_PLACES, keptFor: KEPT_FOR });
  return ({ kind, areaM2, apartmentKey, cityCode, town, address }, point) => {
    const isAtPoint = point !== undefined && !apartmentKey && !cityCode && !address;
    const where = isAtPoint ? { place: placeKeyOf({ precision: "point", place: point }) } : { apartmentKey, cityCode, town, address };
    return kept(nameOf(where), async () => {
      const named = "place" in where ? await townAt(db, where.place) : where;
      return named ? located(await locateHome(db, { kind, areaM2, ...named })) : refused({ reason: "address-not-found", candidates: [] });
    });
  };
}

/** Of an address what its town depends on. */
function nameOf({ address, ...where }: { readonly address?: string | undefined }): string {
  return JSON.stringify({ ...where, address: addressKey(address ?? "") });
}

async function townAt(db: AssessDeps["db"], key: string): Promise<Pick<EstimateInput, "cityCode" | "town"> | null> {
  const subject = await findSubject(db, key);
  return subject && { cityCode: subject.cityCode, town: subject.town };
}

function located(found: Awaited<ReturnType<typeof locateHome>>): Result<Location, NotFound> {
  if (found.ok) return ok(found.value);
  const { reason, candidates } = found.reason;
  // The two others are of an order that is worked on in steps.
  if (reason === "timeout" || reason === "internal") throw new Error(`a place cannot be looked for: ${reason}`);
  return refused({ reason, candidates: candidates.flatMap(textOf) });
}

/** A place that can be sent back as an address: a city without a town cannot. */
function textOf({ prefecture, cityName, town }: MatchedPlace): string[] {
  return town === null ? [] : [`${prefecture}${cityName}${town}`];
}
