/** What can be told of a building: the least and the most, both possible. */
export const BUILDING_BOUNDS = {
  /** A building still being built has a year to come. */
  builtYear: [1900, 2100],
  /** Above the ground. */
  floors: [1, 70],
  /** 総戸数: one home alone is no building of homes. */
  units: [2, 5000],
  /** 修繕積立金 in yen a month for each m². */
  reserveFundYenPerM2: [0, 3000],
} as const;
