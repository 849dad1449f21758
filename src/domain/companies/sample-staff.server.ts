import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { lockCompany } from "./authorise.server.ts";
import { findCompany } from "./company-store.server.ts";
import { addStaff, staffHere } from "./staff-store.server.ts";
import type { Staff } from "./types.ts";

type Deps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };
type SampleStaff = Pick<Staff, "companyId" | "sub" | "name" | "email">;

/** Makes somebody an owner of an invented company, for local mode. False: there is no such company, it is a real one, or they work somewhere. */
export function joinSampleCompany({ db, clock, randomBytes }: Deps, sample: SampleStaff): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockCompany(tx, sample.companyId);
    const company = await findCompany(tx, sample.companyId);
    if (!company?.isSample || (await staffHere(tx, sample.sub))) return false;
    await addStaff(tx, { ...sample, id: opaqueId(randomBytes), role: "owner", joinedAt: clock.now() });
    return true;
  });
}
