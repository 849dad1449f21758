export { townFigures } from "#domain/surroundings/city-towns-store.server.ts";
export { datasetStates, surroundingsRevision } from "#domain/surroundings/dataset-store.server.ts";
export { areaFacts, townFactAt } from "#domain/surroundings/fact-store.server.ts";
export { findingsAt } from "#domain/surroundings/find.server.ts";
export { nearestFault } from "#domain/surroundings/nearest-fault.server.ts";
export { meshFactAt, zonesAt } from "#domain/surroundings/place-facts.server.ts";
export { pointsNear } from "#domain/surroundings/point-store.server.ts";
export { createMapSource, type MapSource } from "#domain/surroundings/tiles/map-source.server.ts";
