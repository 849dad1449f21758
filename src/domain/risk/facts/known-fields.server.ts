import type { Subject, ToldBuilding } from "#domain/subjects/types.ts";
import type { Db } from "#platform/db.server.ts";
import { buildingFields } from "./building-fact-store.server.ts";
import type { BuildingField } from "./building-facts.ts";
import { toldFields } from "./told-fields.ts";

/** The fields of the building that a subject is, or of the one that the visitor tells of. */
export async function knownFields(db: Db, subject: Subject, told: ToldBuilding): Promise<readonly BuildingField[]> {
  return subject.kind === "building" ? buildingFields(db, subject.key) : toldFields(told);
}
