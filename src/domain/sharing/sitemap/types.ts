/** One address of the map of the site. */
export type MapEntry = {
  /** Path with its question, as it is spelled in canonical addresses. */
  readonly path: string;
  /** ISO day on which what it tells last changed; null: not known. */
  readonly changedOn: string | null;
};
