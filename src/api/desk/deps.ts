import type { DeskDeps } from "#domain/desk/index.server.ts";
import type { FindMember } from "#domain/members/core/types.ts";
import type { IdentityWire } from "#domain/members/index.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";

export type GivenDeps = Omit<DeskDeps, "onHomesChanged" | "onHomeClosed"> &
  Pick<IdentityWire, "getUser"> & {
    readonly findMember: FindMember;
    /** Wakes the queue of mails. */
    readonly jobs: Pick<Jobs, "send">;
  };
export type DeskServiceDeps = GivenDeps & Pick<DeskDeps, "onHomesChanged" | "onHomeClosed">;
