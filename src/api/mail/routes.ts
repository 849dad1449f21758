import { stopRoutes } from "./stop-routes.ts";

export const mailRoutes = [...stopRoutes];
