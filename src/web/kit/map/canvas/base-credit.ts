import { AttributionControl, type Map as MapLibre } from "maplibre-gl";
import type { SiteMaps } from "#wire/site-maps.ts";
import { absoluteAddress, plainText } from "./map-style.ts";

/** Writes the credits under a map: of the layers that are shown, and of our own plain map as far as data were imported for it. */
export function addCredits(map: MapLibre, { base, tiles }: SiteMaps): void {
  const add = (own: string) => map.addControl(new AttributionControl({ compact: false, ...(own && { customAttribution: plainText(own) }) }));
  if (base) {
    add("");
    return;
  }
  let isRemoved = false;
  map.once("remove", () => {
    isRemoved = true;
  });
  // Without an answer the layers are credited all the same.
  void creditOf(absoluteAddress(`${tiles}/base.json`, window.location.href)).then((own) => {
    if (!isRemoved) add(own);
  });
}

async function creditOf(address: string): Promise<string> {
  try {
    const answer = await fetch(address);
    const told: unknown = answer.ok ? await answer.json() : null;
    const hasCredit = typeof told === "object" && told !== null && "attribution" in told && typeof told.attribution === "string";
    return hasCredit ? String(told.attribution) : "";
  } catch {
    return "";
  }
}
