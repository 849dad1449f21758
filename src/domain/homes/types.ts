import type { ToldBuilding } from "#domain/subjects/types.ts";

/** What tells two homes of a member apart. */
export type HomeName = {
  /** Of the subject. */
  readonly key: string;
  /** What of its address could not be placed (`12-3`): two addresses of one 町丁目 have the same key. Empty where all could. */
  readonly rest: string;
};

/** A building or a place that a member keeps. */
export type KeptHome = HomeName & {
  /** Its name when it was kept. */
  readonly label: string;
  /** What the member told of the building at a place. */
  readonly told: ToldBuilding;
  /** The floor that the member looked at; null: the building as a whole. */
  readonly floor: number | null;
  readonly keptAt: Date;
};
