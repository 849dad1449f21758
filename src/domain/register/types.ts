import type { Apartment } from "#domain/properties/types.ts";
import type { Doubt } from "./match-building.ts";

/** What the register of buildings knows of one; where it is must be known to the building, not to its town. */
export type BuildingRecord = Omit<Apartment, "key" | "isSample">;

/** What the register keeps of a building beside its name and address. */
type Kept = Pick<
  BuildingRecord,
  "nameKana" | "place" | "builtYear" | "builtMonth" | "floors" | "units" | "structure" | "stationName" | "walkMinutes"
>;

/** What a source tells of it: unknown is null, and changes nothing of a building that is registered. */
export type ToldRegister = { readonly [Field in keyof Kept]: Kept[Field] | null };

/** What a source tells of a building: a row of a file, or what the desk found out. */
export type ToldOfBuilding = {
  readonly name: string;
  readonly address: string;
  readonly source: string;
  /** When it was so, as the source writes it. */
  readonly asOf: string | null;
  readonly register: ToldRegister;
  /** What else is told, by field. The figures of the register are facts too, without standing here. */
  readonly facts: Readonly<Record<string, number | boolean | string>>;
};

/** Why what is told is no building of its own: the middle of a town is not where a building stands, and nothing is rated without its year. */
export type NotRegistered = "place-missing" | "built-year-missing" | "address-unknown" | "place-elsewhere";
/** A told building that may be one of those registered: a person decides. */
export type BuildingDoubt = {
  readonly id: string;
  readonly building: ToldOfBuilding;
  readonly candidates: readonly { readonly key: string; readonly name: string; readonly address: string }[];
  readonly why: Doubt;
  readonly listedAt: Date;
};

export type DoubtDecision = { readonly is: "same"; readonly key: string } | { readonly is: "new" } | { readonly is: "dropped" };
export type DoubtRefusal = "unknown" | "no-such-building" | NotRegistered;
