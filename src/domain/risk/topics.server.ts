import { findApartment } from "#domain/properties/index.server.ts";
import type { Apartment } from "#domain/properties/types.ts";
import type { Topic } from "#domain/risk/asked-kinds.ts";
import { type BuildingTopic, buildingTopic } from "#domain/risk/building-topic.server.ts";
import { type CovidTopic, covidTopic } from "#domain/risk/covid-topic.server.ts";
import { type CrimeTopic, crimeTopic } from "#domain/risk/crime-topic.server.ts";
import { type MarketTopic, marketTopic } from "#domain/risk/market-topic.server.ts";
import { type PopulationTopic, populationTopic } from "#domain/risk/population-topic.server.ts";
import { type SchoolTopic, schoolTopic } from "#domain/risk/school-topic.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

/** No rent data are imported, so that nothing can be said of rents. */
type RentTopic = { readonly topic: "rent"; readonly estimate: null; readonly reason: string; readonly why: string };

const RENT: RentTopic = {
  topic: "rent",
  estimate: null,
  reason: "推定できません",
  why: "賃料のデータを取り込んでいないため、このマンションの賃料を推定できません。",
};

export type TopicFacts = (CrimeTopic | PopulationTopic | CovidTopic | MarketTopic | BuildingTopic | RentTopic | SchoolTopic) & {
  readonly topic: Topic;
};

/** What the data tell of a building on one topic, with the building itself; null: no such building. */
export async function topicOf(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  key: string,
  topic: Topic,
): Promise<{ readonly apartment: Apartment; readonly facts: TopicFacts } | null> {
  const apartment = await findApartment(db, key);
  return apartment && { apartment, facts: await ask(db, apartment, { topic, now: clock.now() }) };
}

async function ask(db: Db, apartment: Apartment, { topic, now }: { readonly topic: Topic; readonly now: Date }): Promise<TopicFacts> {
  switch (topic) {
    case "crime":
      return crimeTopic(db, apartment);
    case "population":
      return populationTopic(db, apartment);
    case "covid":
      return covidTopic(db, apartment);
    case "market":
      return marketTopic(db, apartment, now);
    case "building":
      return buildingTopic(db, apartment, now);
    case "rent":
      return RENT;
    case "school":
      return schoolTopic(db, apartment);
  }
}
