import { approvalRoutes } from "./approvals.ts";
import { leadRoutes } from "./leads.ts";
import { overviewRoutes } from "./overview.ts";
import { settingsRoutes } from "./settings.ts";

export const companyRecommenderRoutes = [...overviewRoutes, ...approvalRoutes, ...leadRoutes, ...settingsRoutes];
