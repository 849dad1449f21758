/** Topics of facts about a building. */
export const TOPICS = ["crime", "population", "covid", "market", "building", "rent", "school", "land"] as const;
export type Topic = (typeof TOPICS)[number];

/** What the risk pages take in besides corrections and notes. */
export const INQUIRY_KINDS = ["question", "listing", "visit", "registration"] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

/** Who speaks in まちの声. */
export const STANCES = ["resident", "former-resident", "neighbour", "owner"] as const;
export type Stance = (typeof STANCES)[number];
