/** Topics of facts about a building. */
export const TOPICS = ["crime", "population", "covid", "market", "building", "rent", "school", "land"] as const;
export type Topic = (typeof TOPICS)[number];
