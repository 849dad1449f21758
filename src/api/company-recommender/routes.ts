import { customerRoutes } from "./customer-routes.ts";
import { importRoutes } from "./imports.ts";
import { overviewRoutes } from "./overview.ts";

export const companyRecommenderRoutes = [...overviewRoutes, ...customerRoutes, ...importRoutes];
