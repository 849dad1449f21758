import { reportRoutes } from "./report-routes.ts";
import { stopRoutes } from "./stop-routes.ts";

export const mailRoutes = [...stopRoutes, ...reportRoutes];
