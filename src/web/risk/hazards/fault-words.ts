import type { HazardResponse } from "#api/client/client.ts";
import { faultName } from "#domain/surroundings/layers/fault-names.ts";
import { FAULT } from "#domain/surroundings/layers/layers.ts";
import type { FindingRowProps } from "#web/risk/facts/finding-row.tsx";
import { provenanceOf } from "./hazard-rows.tsx";

const NO_SAFETY = "遠いことは、安全を意味しません。知られていない断層や海溝の地震でも、強くゆれることがあります。";

/** 「立川断層まで約12.3km」. */
export function faultWords(km: number, details: NonNullable<HazardResponse["details"]> = {}): string {
  const name = typeof details.name === "string" ? faultName(details.name) : "名前のない断層";
  return `${name}まで約${km.toFixed(1)}km`;
}

/** The row of the nearest known active fault, in its own state; `hazards` null: they could not be had. */
export function faultRow(hazards: readonly HazardResponse[] | null): FindingRowProps {
  const title = FAULT.title;
  if (hazards === null) return { title, state: "failed" };
  const found = hazards.find(({ layer }) => layer === "active_fault");
  const provenance = found ? provenanceOf(found) : null;
  if (found?.state === "ok" && found.value !== undefined) {
    const meaning = `断層の線までの直線距離です。点数には入れていません。${NO_SAFETY}`;
    return { title, state: "ok", words: faultWords(found.value, found.details), meaning, provenance };
  }
  if (found?.state === "none") return { title, state: "none", words: "50km以内には示されていません", meaning: NO_SAFETY, provenance };
  return { title, state: found?.state === "out_of_area" ? "out_of_area" : "no_data" };
}
