import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { CompanyDeps, DecideDeps } from "#domain/companies/index.server.ts";
import type { CompanyState, StaffRole } from "#domain/companies/types.ts";
import type { Member } from "#domain/members/core/types.ts";
import { type MovableClock, movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

export const A_PROFILE = {
  name: "見本不動産(架空)",
  licence: "東京都知事(1)第99999号",
  address: "東京都江東区豊洲1-1-1",
  phone: "+81312345678",
  email: "uketsuke@example.com",
};

type CompanyHouse = {
  readonly deps: CompanyDeps & Pick<DecideDeps, "onClosed">;
  readonly clock: MovableClock;
  readonly homesChanged: string[];
};

/** What use cases of companies are done with. The address of an account is its `sub` at example.com, verified unless it is `unverified`. */
export function companyHouse(db: Db): CompanyHouse {
  const clock = movableClock(new Date("2026-11-23T03:00:00Z"));
  const homesChanged: string[] = [];
  const deps: CompanyHouse["deps"] = {
    db,
    clock,
    randomBytes,
    jobs: { send: async () => undefined as never },
    getUser: async (token) => ({
      username: token,
      attributes: { email: `${token}@example.com`, email_verified: String(token !== "unverified") },
    }),
    onHomesChanged: async (_, companyId) => void homesChanged.push(companyId),
    onClosed: async () => undefined,
  };
  return { deps, clock, homesChanged };
}

export function aMember(sub: string): Member {
  return { sub, username: sub, accessToken: sub, isEmailVerified: true };
}

/** A company in this state, and members who work for it, named by their role and the company: `owner-one`. */
export async function aCompany(db: Db, { id, state = "live" }: { readonly id: string; readonly state?: CompanyState }): Promise<void> {
  const { name, licence, address, phone } = A_PROFILE;
  await sql`
    insert into company (id, name, licence, address, phone, email, state, created_at, updated_at)
    values (${id}, ${`${name}${id}`}, ${licence}, ${address}, ${phone}, ${`${id}@example.com`}, ${state}, '2026-11-01', '2026-11-01')`.execute(
    db,
  );
  for (const role of ["owner", "agent", "billing"] as const) await aStaffMember(db, { companyId: id, role, sub: `${role}-${id}` });
}

type StaffRow = { readonly companyId: string; readonly role: StaffRole; readonly sub: string };

export async function aStaffMember(db: Db, { companyId, role, sub }: StaffRow): Promise<void> {
  await sql`
    insert into company_staff (id, sub, company_id, role, name, email, joined_at)
    values (${`staff-${sub}`}, ${sub}, ${companyId}, ${role}, ${`見本 ${role}`}, ${`${sub}@example.com`}, '2026-11-01')`.execute(db);
}
