export { decideDoubt } from "./decide-doubt.server.ts";
export { countDoubts, type Decided, decidedDoubts, doubtId, findDoubt, listDoubts, openDoubts } from "./doubt-store.server.ts";
export { writeFacts } from "./fact-store.server.ts";
export { buildingMatcher, type Doubt } from "./match-building.ts";
export { recordOf, registerBuilding } from "./register-building.server.ts";
export {
  addBuilding,
  addBuildings,
  buildingKey,
  listKnownBuildings,
  openRegister,
} from "./register-store.server.ts";
export { TOWN_WITHIN_M } from "./town-reach.ts";
