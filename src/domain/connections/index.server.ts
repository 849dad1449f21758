export {
  type ChangeRefusal,
  type ConnectDeps,
  type SaveRefusal,
  saveOwner,
  saveWaiting,
  withdrawOwner,
  withdrawWaiting,
} from "./change-connection.server.ts";
export { BUILDING_REMOVED } from "./connection-mails.ts";
export { type Connection, connectionOf } from "./connection-of.server.ts";
export { forgetConnections, interestByBuilding, interestIn } from "./connection-store.server.ts";
export { exportConnections } from "./export-store.server.ts";
export { CONNECTION_MAILS } from "./mails.server.ts";
export { registerConnectionJobs } from "./withdrawn-jobs.server.ts";
