export { locateBuilding } from "./locate-building.server.ts";
export { buildingMatcher } from "./match-building.ts";
export { addBuilding, addBuildingFacts, listKnownBuildings, openRegister, updateBuilding } from "./register-store.server.ts";
