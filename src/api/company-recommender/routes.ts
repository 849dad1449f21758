import { approvalRoutes } from "./approvals.ts";
import { customerRoutes } from "./customer-routes.ts";
import { importRoutes } from "./imports.ts";
import { leadRoutes } from "./leads.ts";
import { overviewRoutes } from "./overview.ts";
import { settingsRoutes } from "./settings.ts";

export const companyRecommenderRoutes = [
  ...overviewRoutes,
  ...customerRoutes,
  ...importRoutes,
  ...approvalRoutes,
  ...leadRoutes,
  ...settingsRoutes,
];
