import type { Subject } from "#domain/subjects/types.ts";
import { findingsAt, findingsOver, nearestFault } from "#domain/surroundings/index.server.ts";
import type { LayerId } from "#domain/surroundings/layers/layers.ts";
import type { Finding } from "#domain/surroundings/layers/types.ts";
import type { AskedPlace } from "#domain/surroundings/layers/whereabouts.ts";
import type { Db } from "#platform/db.server.ts";

/** What each layer, and the nearest active fault, says of a subject. */
export async function hazardsOf(db: Db, subject: Subject): Promise<Finding<LayerId | "active_fault">[]> {
  const [findings, fault] = await Promise.all([subjectFindings(db, subject), nearestFault(db, subject.place)]);
  return [...findings, fault];
}

/** What each layer says of a subject: of a town over all of it, of anything else at its point. */
export function subjectFindings(db: Db, subject: Subject): Promise<Finding<LayerId>[]> {
  const { place, cityCode, chome, precision } = subject;
  return precision === "town" && chome !== null ? findingsOver(db, { cityCode, chome, place }) : findingsAt(db, askedPlace(subject));
}

/** A subject as the layers ask for it: figures of towns are those of its own town, or none; the town beside it tells nothing of it. */
export function askedPlace({ place, cityCode, chome, town, isApproximate }: Subject): AskedPlace {
  return { ...place, cityCode, chome: chome ?? town, isChomeApproximate: isApproximate };
}
