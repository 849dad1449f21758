import { presentApartment } from "#api/estate/present.ts";
import type { Apartment } from "#domain/properties/types.ts";
import type { nearby, RiskReport, ratingSummaries, topicOf } from "#domain/risk/index.server.ts";
import type { Subject } from "#domain/subjects/types.ts";
import { FAULT, LAYERS, type LayerId } from "#domain/surroundings/layers/layers.ts";
import type { Finding } from "#domain/surroundings/layers/types.ts";
import { walkMinutes } from "#kernel/geo.ts";
import { formatQuarter, type Quarter } from "#kernel/quarter.ts";
import type { RiskFactsResponse } from "./fact-schemas.ts";
import type { HazardResponse, NearbyPlace, NearbyResponse, RiskListItem, RiskReportResponse, SubjectResponse } from "./schemas.ts";

export function presentHazard({ layer, state, value, details, provenance }: Finding<LayerId | "active_fault">): HazardResponse {
  const { title, unit } = layer === "active_fault" ? FAULT : LAYERS[layer];
  return {
    ...{ layer, title, state },
    ...(value !== null && { value, unit }),
    ...(Object.keys(details).length > 0 && { details: { ...details } }),
    ...(provenance && { source: provenance.attribution, precision: provenance.precision, isSample: provenance.isSample }),
    ...(provenance?.asOf != null && { asOf: provenance.asOf }),
  };
}

/** `pricedCities`: the codes of the cities in which prices are estimated. */
export function presentReport({ subject, computedAt, ...report }: RiskReport, pricedCities: ReadonlySet<string>): RiskReportResponse {
  return { ...report, subject: presentSubject(subject, pricedCities), computedAt: computedAt.toISOString() };
}

function presentSubject(subject: Subject, pricedCities: ReadonlySet<string>): SubjectResponse {
  return { ...subject, isPriced: pricedCities.has(subject.cityCode) };
}

type Summary = Awaited<ReturnType<typeof ratingSummaries>> extends ReadonlyMap<string, infer S> ? S : never;

export function presentRated(apartment: Apartment, summary: Summary | undefined): RiskListItem {
  return {
    apartment: presentApartment(apartment),
    rating: summary ? { ...summary, computedAt: summary.computedAt.toISOString() } : null,
  };
}

export function presentNearby({ kinds, points }: Awaited<ReturnType<typeof nearby>>, within: number): NearbyResponse {
  return { within, kinds: [...kinds], items: points.map(presentPoint) };
}

function presentPoint({ distanceM, data, hazards, ...point }: Awaited<ReturnType<typeof nearby>>["points"][number]): NearbyPlace {
  return {
    ...point,
    hazards: hazards && [...hazards],
    distanceM: Math.round(distanceM),
    straightWalkMinutes: Math.max(1, walkMinutes(distanceM)),
    details: flat(data),
  };
}

type Details = NearbyPlace["details"];

/** Lists and tables of a place, such as the price history of a point, one level deep: `history.2025`. */
function flat(data: Readonly<Record<string, unknown>>, prefix = ""): Details {
  const entries = Object.entries(data).flatMap(([name, value]): [string, Details[string]][] => {
    if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
      return [[prefix + name, value]];
    }
    return prefix === "" && typeof value === "object" ? Object.entries(flat({ ...value }, `${name}.`)) : [];
  });
  return Object.fromEntries(entries);
}

type TopicAnswer = NonNullable<Awaited<ReturnType<typeof topicOf>>>;
type MarketFacts = Extract<TopicAnswer["facts"], { topic: "market" }>;
type RentFacts = Extract<TopicAnswer["facts"], { topic: "rent" }>;

export function presentFacts({ subject, facts }: TopicAnswer): RiskFactsResponse {
  if (facts.topic === "market") return presentMarket(subject, facts);
  return facts.topic === "rent" ? presentRent(subject, facts) : facts;
}

function presentRent({ cityName, town }: Subject, facts: RentFacts): RiskFactsResponse {
  return {
    ...facts,
    estimate: facts.estimate && { ...facts.estimate, dataAsOf: formatQuarter(facts.estimate.dataAsOf) },
    town: facts.town && { scope: "town", label: `${cityName}${town}`, points: facts.town.map(presentUnitPrice) },
    city: facts.city && { scope: "city", label: cityName, points: facts.city.map(presentUnitPrice) },
  };
}

function presentMarket({ cityName, town }: Subject, facts: MarketFacts): RiskFactsResponse {
  return {
    ...facts,
    outlook: presentOutlook({ cityName, town }, facts.outlook),
    town: facts.town && { scope: "town", label: `${cityName}${town}`, points: facts.town.map(presentUnitPrice) },
    city: facts.city && { scope: "city", label: cityName, points: facts.city.map(presentUnitPrice) },
  };
}

function presentOutlook({ cityName, town }: Pick<Subject, "cityName" | "town">, outlook: MarketFacts["outlook"]) {
  if (outlook.state === "no_data") return outlook;
  return { ...outlook, label: outlook.scope === "town" ? `${cityName}${town}` : cityName, quarter: formatQuarter(outlook.quarter) };
}

function presentUnitPrice({ quarter, medianYenPerM2, n }: { quarter: Quarter; medianYenPerM2: number; n: number }) {
  return { quarter: formatQuarter(quarter), medianYenPerM2, n };
}
