import type { ToldBuilding } from "#domain/subjects/types.ts";

/** A building or a place that a member keeps. */
export type KeptHome = {
  /** Of the subject. */
  readonly key: string;
  /** Its name when it was kept. */
  readonly label: string;
  /** What the member told of the building at a place. */
  readonly told: ToldBuilding;
  /** The floor that the member looked at; null: the building as a whole. */
  readonly floor: number | null;
  readonly keptAt: Date;
};
