import { overviewRoutes } from "./overview.ts";

export const companyRecommenderRoutes = [...overviewRoutes];
