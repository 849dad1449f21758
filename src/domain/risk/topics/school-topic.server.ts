import type { Subject } from "#domain/subjects/types.ts";
import { zonesAt } from "#domain/surroundings/index.server.ts";
import type { FindingState, Provenance } from "#domain/surroundings/layers/types.ts";
import type { Db } from "#platform/db.server.ts";

const KINDS = ["elementary", "middle"] as const;

export type SchoolTopic = {
  readonly topic: "school";
  readonly districts: readonly {
    readonly kind: (typeof KINDS)[number];
    readonly state: Extract<FindingState, "ok" | "no_data">;
    /** The schools of the district; more than one where people may choose. */
    readonly schools: readonly string[];
    readonly provenance: Provenance | null;
  }[];
};

/** Which school districts a building lies in. A place in none was not looked at: every home belongs to one. */
export async function schoolTopic(db: Db, { place }: Subject): Promise<SchoolTopic> {
  const zones = await zonesAt(db, place, "school_district");
  return {
    topic: "school",
    districts: KINDS.map((kind) => {
      const own = zones.filter(({ area, data }) => area === kind && typeof data.name === "string");
      const schools = [...new Set(own.map(({ data }) => String(data.name)))].sort();
      return { kind, state: schools.length > 0 ? "ok" : "no_data", schools, provenance: own[0]?.provenance ?? null };
    }),
  };
}
