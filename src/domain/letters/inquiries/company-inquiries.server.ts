import { type AccessRefusal, authorise } from "#domain/companies/index.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Db } from "#platform/db.server.ts";
import { countInquiries, findInquiry, listInquiries } from "./company-inquiry-store.server.ts";
import type { CompanyInquiry, CompanyInquiryHead, InquiryCounts, InquiryFilter } from "./types.ts";

/** By the account. */
type Staff = { readonly sub: string };

const PAGE_SIZE = 20;

export type CompanyInquiries = {
  readonly items: readonly CompanyInquiryHead[];
  /** Of the filter and the number that were asked for. */
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  /** Of all inquiries of the company. */
  readonly counts: InquiryCounts;
};

export type AskedInquiries = {
  readonly filter: InquiryFilter;
  /** A number as it was read out or copied, or part of one: hyphens, width and case do not matter. */
  readonly number: string;
  /** From 1. */
  readonly page: number;
};

/** What visitors ask the company of a member of its staff, twenty a page: who waits for an answer first, the longest waiting first. */
export async function companyInquiries(
  db: Db,
  staff: Staff,
  { filter, number, page }: AskedInquiries,
): Promise<Result<CompanyInquiries, AccessRefusal>> {
  const here = await authorise(db, staff, "answer-inquiries");
  if (!here.ok) return here;
  const { id } = here.value.company;
  const signs = number
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "");
  // What has no letter or digit is no part of any number.
  const asked = { filter, number: number.trim() === "" || signs !== "" ? signs : "-", page, pageSize: PAGE_SIZE };
  return ok({ ...(await listInquiries(db, id, asked)), page, pageSize: PAGE_SIZE, counts: await countInquiries(db, id) });
}

/** One inquiry with all that the company may know of it. `unknown`: it was not ticked in such a one. */
export async function companyInquiry(db: Db, staff: Staff, number: string): Promise<Result<CompanyInquiry, AccessRefusal | "unknown">> {
  const here = await authorise(db, staff, "answer-inquiries");
  if (!here.ok) return here;
  const found = await findInquiry(db, here.value.company.id, number);
  return found ? ok(found) : refused("unknown");
}
