export { townFigures } from "#domain/surroundings/layers/city-towns-store.server.ts";
export { datasetStates, surroundingsRevision } from "#domain/surroundings/layers/dataset-store.server.ts";
export { areaFacts, townFactAt } from "#domain/surroundings/layers/fact-store.server.ts";
export { findingsAt } from "#domain/surroundings/layers/find.server.ts";
export { nearestFault } from "#domain/surroundings/layers/nearest-fault.server.ts";
export { meshFactAt, zonesAt } from "#domain/surroundings/layers/place-facts.server.ts";
export { pointsNear } from "#domain/surroundings/layers/point-store.server.ts";
export { createMapSource, type MapSource } from "#domain/surroundings/tiles/map-source.server.ts";
