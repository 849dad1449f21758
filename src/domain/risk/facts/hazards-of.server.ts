import type { Subject } from "#domain/subjects/types.ts";
import { findingsAt, nearestFault } from "#domain/surroundings/index.server.ts";
import type { LayerId } from "#domain/surroundings/layers/layers.ts";
import type { Finding } from "#domain/surroundings/layers/types.ts";
import type { Db } from "#platform/db.server.ts";

/** What each layer, and the nearest active fault, says of a subject. */
export async function hazardsOf(db: Db, subject: Subject): Promise<Finding<LayerId | "active_fault">[]> {
  const [findings, fault] = await Promise.all([subjectFindings(db, subject), nearestFault(db, subject.place)]);
  return [...findings, fault];
}

/** What each layer says of a subject. */
export function subjectFindings(db: Db, { place, cityCode }: Subject): Promise<Finding<LayerId>[]> {
  return findingsAt(db, { ...place, cityCode });
}
