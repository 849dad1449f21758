import { sampleBuildings } from "#test/support/sample-buildings.ts";
import { siteUrl } from "./visitor.ts";

export const { ratedBuilding, heldBuilding, placeReport } = sampleBuildings(siteUrl);
