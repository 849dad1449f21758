import { findSubject, NOTHING_TOLD } from "#domain/subjects/index.server.ts";
import type { Subject, ToldBuilding } from "#domain/subjects/types.ts";
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

/** `areaM2`: of the home whose rent is asked about; only the topic `rent` reads it. `told`: of the building at a place. */
export type TopicAsked = { readonly topic: Topic; readonly told?: ToldBuilding } & HomeAsked;

/** What the data tell of a subject on one topic, with the subject itself; null: no such subject. */
export async function topicOf(
  { db, clock, ...rents }: { readonly db: Db; readonly clock: Clock } & RentDeps,
  key: string,
  asked: TopicAsked,
): Promise<{ readonly subject: Subject; readonly facts: TopicFacts } | null> {
  const subject = await findSubject(db, key, asked.told);
  return subject && { subject, facts: await ask(db, subject, { ...asked, ...rents, now: clock.now() }) };
}

type Asked = TopicAsked & RentDeps & { readonly now: Date };

async function ask(db: Db, subject: Subject, { topic, now, told = NOTHING_TOLD, ...rent }: Asked): Promise<TopicFacts> {
  switch (topic) {
    case "crime":
      return crimeTopic(db, subject);
    case "population":
      return populationTopic(db, subject);
    case "covid":
      return covidTopic(db, subject);
    case "market":
      return marketTopic(db, subject, now);
    case "building":
      return buildingTopic(db, subject, { now, told });
    case "rent":
      return rentTopic(db, subject, { ...rent, now });
    case "school":
      return schoolTopic(db, subject);
    case "land":
      return landTopic(db, subject);
  }
}
