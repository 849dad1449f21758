export { visitMails } from "./visits/mails.server.ts";
export { openVisit, sendNewLink, stopLink } from "./visits/visits.server.ts";
export { currentWeights } from "./weights/current-weights.server.ts";
