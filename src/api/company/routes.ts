import { companyApiRoutes } from "#api/company/api-access/routes.ts";
import { mailingRoutes } from "#api/company/direct-mail/routes.ts";
import { soldRoutes } from "#api/company/sold/routes.ts";
import { companyProfileRoutes } from "./company-routes.ts";
import { inquiryRoutes } from "./inquiries.ts";
import { keyRoutes } from "./keys.ts";
import { listingRoutes } from "./listing-routes.ts";
import { companyOfferRoutes } from "./offers.ts";
import { staffRoutes } from "./staff-routes.ts";
import { uploadRoutes } from "./upload-routes.ts";

export const companyRoutes = [
  ...companyProfileRoutes,
  ...staffRoutes,
  ...keyRoutes,
  ...companyApiRoutes,
  ...soldRoutes,
  ...listingRoutes,
  ...inquiryRoutes,
  ...companyOfferRoutes,
  ...mailingRoutes,
  ...uploadRoutes,
];
