import type { OpenAPIHono } from "@hono/zod-openapi";
import { addApiAccess, type CompanyApiDeps } from "#api/company/api-access/api-access.ts";
import { addMailings, type MailingDeps } from "#api/company/direct-mail/mailings.ts";
import { addSold } from "#api/company/sold/sold.ts";
import { newService } from "#api/http/service.ts";
import type { AgreementDeps } from "#api/mypage/agreements.ts";
import { mustAgree } from "#api/mypage/must-agree.ts";
import { type MemberEnv, proveMember } from "#api/mypage/prove-member.ts";
import type { CompanyDeps } from "#domain/companies/index.server.ts";
import { markHomesOfCompany } from "#domain/listings/index.server.ts";
import type { FindMember } from "#domain/members/core/types.ts";
import type { WebhookDeps } from "#domain/webhooks/index.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { addInquiries } from "./inquiries.ts";
import { addInvitation } from "./invitation.ts";
import { addKeys } from "./keys.ts";
import { addListingChanges } from "./listing-changes.ts";
import { addListings } from "./listings.ts";
import { addOffers } from "./offers.ts";
import { addProfile } from "./profile.ts";
import { needSecondFactor } from "./prove-staff.ts";
import { readCompanyUpload } from "./read-upload.ts";
import { addSentPhotos } from "./sent-photos.ts";
import { addStaff } from "./staff.ts";
import { addUploads } from "./uploads.ts";

export type CompanyServiceDeps = Omit<CompanyDeps, "onHomesChanged"> &
  CompanyApiDeps &
  WebhookDeps &
  MailingDeps &
  AgreementDeps & { readonly findMember: FindMember; readonly storage: Storage };

/** 業者の管理画面: what staff of a company do. Nobody without a second factor, and everybody in their own company alone. */
export function companyService(given: CompanyServiceDeps): OpenAPIHono<MemberEnv> {
  const deps = { ...given, onHomesChanged: markHomesOfCompany };
  const service = newService<MemberEnv>();
  service.use(proveMember(deps.findMember));
  service.use(needSecondFactor(deps));
  service.use(mustAgree(deps));
  addProfile(service, deps);
  addStaff(service, deps);
  addInvitation(service, deps);
  addKeys(service, deps);
  addApiAccess(service, deps);
  addSold(service, deps);
  addListings(service, deps);
  addListingChanges(service, deps);
  addInquiries(service, deps);
  addOffers(service, deps);
  service.use(readCompanyUpload(deps));
  addMailings(service, deps);
  addUploads(service, deps);
  addSentPhotos(service, deps);
  return service;
}
