import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import { problem } from "#api/http/problem-answer.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import { authorise, type CompanyDeps } from "#domain/companies/index.server.ts";
import type { StaffHere } from "#domain/companies/types.ts";
import { removeSentPhoto, sendPhoto } from "#domain/listings/index.server.ts";
import { PHOTO_FAULT_WORDS } from "#domain/listings/photos/photo-fault-words.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { removePhotoRoute, sendPhotoRoute } from "./listing-routes.ts";
import { homeOf } from "./listings.ts";
import { refuseAccess } from "./prove-staff.ts";

type Deps = Pick<CompanyDeps, "db" | "clock"> & { readonly storage: Storage };

/** Pictures of homes that staff send as files. */
export function addSentPhotos(service: OpenAPIHono<MemberEnv>, deps: Deps): void {
  service.openapi(sendPhotoRoute, async (c) => {
    const here = await authorise(deps.db, c.var.member, "change-listings");
    if (!here.ok) return refuseAccess(c, here.reason);
    const bytes = await c.req.valid("form").file.bytes();
    const sent = await sendPhoto(deps, { ...ours(here.value, c.req.valid("param").id), bytes });
    if (sent.ok) return homeNow(c, deps, here.value);
    if (sent.reason === "unknown") return problem(c, "not-found");
    if (sent.reason === "not-added") return problem(c, "illegal-transition", { detail: HAS_IT });
    return problem(c, "validation", { errors: [{ ...fieldError("file", "format"), message: PHOTO_FAULT_WORDS[sent.reason] }] });
  });

  service.openapi(removePhotoRoute, async (c) => {
    const here = await authorise(deps.db, c.var.member, "change-listings");
    if (!here.ok) return refuseAccess(c, here.reason);
    const { id, hash } = c.req.valid("param");
    const removed = await removeSentPhoto(deps, { ...ours(here.value, id), hash });
    return removed.ok ? homeNow(c, deps, here.value) : problem(c, "not-found");
  });
}

const HAS_IT = "同じ写真がすでにあるか、写真が上限の60枚に達しています。";

function ours({ company }: StaffHere, listingId: string) {
  return { companyId: company.id, listingId };
}

async function homeNow(c: Context, deps: Deps, { company }: StaffHere) {
  const home = await homeOf(deps, { companyId: company.id, id: c.req.param("id") ?? "" });
  return home ? c.json(home, 200) : problem(c, "not-found");
}
