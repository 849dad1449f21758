export { decideDoubt } from "./decide-doubt.server.ts";
export { type Decided, decidedDoubts, doubtId, listDoubts, openDoubts } from "./doubt-store.server.ts";
export { writeFacts } from "./fact-store.server.ts";
export { buildingMatcher } from "./match-building.ts";
export { recordOf, registerBuilding } from "./register-building.server.ts";
export { addBuilding, listKnownBuildings, openRegister } from "./register-store.server.ts";
