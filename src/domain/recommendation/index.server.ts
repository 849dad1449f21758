export { currentWeights } from "./weights/current-weights.server.ts";
