export { forgetHomes, homesOf as exportHomes } from "./home-store.server.ts";
export { dropHome, keepHome, memberHomes } from "./homes.server.ts";
