/** Kinds of places that can be asked for around a building, and the dataset that tells of each. */
export const PLACE_KINDS = {
  evacuation_site: "evacuation_site",
  shelter: "shelter",
  hospital: "medical",
  clinic: "medical",
  paediatric: "medical",
  dentist: "medical",
  elementary: "school",
  middle: "school",
  high: "school",
  kindergarten: "school",
  special: "school",
  university: "school",
  nursery: "nursery",
  convenience: "facility",
  supermarket: "facility",
  mall: "facility",
  drugstore: "facility",
  bank: "facility",
  post: "facility",
  park: "facility",
  playground: "facility",
  library: "facility",
  police: "facility",
  fire_station: "facility",
  town_office: "facility",
  community_centre: "facility",
  restaurant: "facility",
  cafe: "facility",
  fitness: "facility",
  crime_incident: "crime_incident",
  land_price: "land_price",
} as const;

export type PlaceKind = keyof typeof PLACE_KINDS;

export function isPlaceKind(text: string): text is PlaceKind {
  return Object.hasOwn(PLACE_KINDS, text);
}

/** One kind of each dataset that is found wherever the dataset reaches: by it "none near" is told from "not looked at". */
export const COMMONEST_KINDS: Readonly<Record<(typeof PLACE_KINDS)[PlaceKind], readonly PlaceKind[]>> = {
  evacuation_site: ["evacuation_site"],
  shelter: ["shelter"],
  medical: ["clinic", "dentist", "hospital"],
  school: ["elementary", "middle"],
  nursery: ["nursery"],
  facility: ["convenience", "supermarket", "park"],
  crime_incident: ["crime_incident"],
  land_price: ["land_price"],
};
