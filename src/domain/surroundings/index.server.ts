export { townFigures } from "#domain/surroundings/layers/city-towns-store.server.ts";
export { datasetStates, surroundingsRevision } from "#domain/surroundings/layers/dataset-store.server.ts";
export { areaFacts, townFactAt } from "#domain/surroundings/layers/fact-store.server.ts";
export { findingsAt } from "#domain/surroundings/layers/find.server.ts";
export { nearestFault } from "#domain/surroundings/layers/nearest-fault.server.ts";
export { outlinedTown } from "#domain/surroundings/layers/own-town.server.ts";
export { meshFactAt, zonesAt } from "#domain/surroundings/layers/place-facts.server.ts";
export { kindsToldBy, pointsNear } from "#domain/surroundings/layers/point-store.server.ts";
export {
  type CarriedFault,
  type MapAnswer,
  type MapOrder,
  type MapThreadSettings,
  openMapThread,
} from "#domain/surroundings/map-thread/map-thread.server.ts";
export type { MapDrawing } from "#domain/surroundings/tiles/draw-maps.server.ts";
export { drawMaps } from "#domain/surroundings/tiles/draw-maps.server.ts";
export { createMapSource, type MapSource } from "#domain/surroundings/tiles/map-source.server.ts";
export { findingsOver } from "#domain/surroundings/towns/find-over.server.ts";
