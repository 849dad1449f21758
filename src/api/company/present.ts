import { permissionsOf } from "#domain/companies/roles.ts";
import type { Company, Staff, StaffHere } from "#domain/companies/types.ts";
import type { CompanyBody, StaffBody, WorkplaceBody } from "./company-schemas.ts";

export function presentHere(here: StaffHere | null): WorkplaceBody {
  if (!here) return { here: null };
  const { staff, company } = here;
  const permissions = permissionsOf(staff.role, company.state);
  return { here: { company: presentCompany(company), me: presentStaff(staff, staff.sub), permissions } };
}

function presentCompany({ createdAt, updatedAt, ...company }: Company): CompanyBody {
  return { ...company, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** Colleagues know each other by the row: the account behind it is nobody's business. */
export function presentStaff({ id, role, name, email, sub, joinedAt }: Staff, me: string): StaffBody {
  return { id, role, name, email, joinedAt: joinedAt.toISOString(), isMe: sub === me };
}
