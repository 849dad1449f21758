import { findApartment } from "#domain/properties/index.server.ts";
import type { Apartment } from "#domain/properties/types.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { type BuildingTopic, buildingTopic } from "./building-topic.server.ts";
import { type CovidTopic, covidTopic } from "./covid-topic.server.ts";
import { type CrimeTopic, crimeTopic } from "./crime-topic.server.ts";
import { type LandTopic, landTopic } from "./land-topic.server.ts";
import { type MarketTopic, marketTopic } from "./market-topic.server.ts";
import { type PopulationTopic, populationTopic } from "./population-topic.server.ts";
import type { HomeAsked } from "./rent-home.ts";
import { type RentDeps, type RentTopic, rentTopic } from "./rent-topic.server.ts";
import { type SchoolTopic, schoolTopic } from "./school-topic.server.ts";
import type { Topic } from "./topic-names.ts";

export type TopicFacts = (CrimeTopic | PopulationTopic | CovidTopic | MarketTopic | BuildingTopic | RentTopic | SchoolTopic | LandTopic) & {
  readonly topic: Topic;
};

/** `areaM2`: of the home whose rent is asked about; only the topic `rent` reads it. */
export type TopicAsked = { readonly topic: Topic } & HomeAsked;

/** What the data tell of a building on one topic, with the building itself; null: no such building. */
export async function topicOf(
  { db, clock, ...rents }: { readonly db: Db; readonly clock: Clock } & RentDeps,
  key: string,
  asked: TopicAsked,
): Promise<{ readonly apartment: Apartment; readonly facts: TopicFacts } | null> {
  const apartment = await findApartment(db, key);
  return apartment && { apartment, facts: await ask(db, apartment, { ...asked, ...rents, now: clock.now() }) };
}

type Asked = TopicAsked & RentDeps & { readonly now: Date };

async function ask(db: Db, apartment: Apartment, { topic, now, ...rent }: Asked): Promise<TopicFacts> {
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
      return rentTopic(db, apartment, { ...rent, now });
    case "school":
      return schoolTopic(db, apartment);
    case "land":
      return landTopic(db, apartment);
  }
}
