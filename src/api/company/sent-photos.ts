import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import { problem } from "#api/http/problem-answer.ts";
import type { MemberEnv } from "#api/mypage/prove-member.ts";
import type { AccessRefusal, CompanyDeps } from "#domain/companies/index.server.ts";
import { moveSentPhoto, removeSentPhoto, restoreSentPhoto, type SendPhotoRefusal, sendPhoto } from "#domain/listings/index.server.ts";
import { PHOTO_FAULT_WORDS } from "#domain/listings/photos/photo-fault-words.ts";
import type { Result } from "#kernel/result.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { movePhotoRoute, removePhotoRoute, restorePhotoRoute, sendPhotoRoute } from "./listing-routes.ts";
import { homeNow } from "./listings.ts";
import { asStaff, refuseAccess } from "./prove-staff.ts";

type Deps = Pick<CompanyDeps, "db" | "clock"> & { readonly storage: Storage };

/** Pictures of homes that staff send as files. */
export function addSentPhotos(service: OpenAPIHono<MemberEnv>, deps: Deps): void {
  service.openapi(sendPhotoRoute, async (c) => {
    const bytes = await c.req.valid("form").file.bytes();
    const sent = await sendPhoto(deps, { listingId: c.req.valid("param").id, by: asStaff(c), bytes });
    return sent.ok ? homeNow(c, deps) : refusePhoto(c, sent.reason);
  });

  service.openapi(removePhotoRoute, async (c) => {
    const { id, hash } = c.req.valid("param");
    return photosNow(c, deps, await removeSentPhoto(deps, { listingId: id, by: asStaff(c), hash }));
  });

  service.openapi(restorePhotoRoute, async (c) => {
    const { id, hash } = c.req.valid("param");
    return photosNow(c, deps, await restoreSentPhoto(deps, { listingId: id, by: asStaff(c), hash }));
  });

  service.openapi(movePhotoRoute, async (c) => {
    const { id, hash } = c.req.valid("param");
    return photosNow(c, deps, await moveSentPhoto(deps, { listingId: id, by: asStaff(c), hash, ...c.req.valid("json") }));
  });
}

function photosNow(c: Context<MemberEnv>, deps: Deps, changed: Result<null, AccessRefusal | "unknown">) {
  if (changed.ok) return homeNow(c, deps);
  return changed.reason === "unknown" ? problem(c, "not-found") : refuseAccess(c, changed.reason);
}

const HAS_IT = "同じ写真がすでにあるか、写真が上限の60枚に達しています。";

function refusePhoto(c: Context, reason: SendPhotoRefusal) {
  if (reason === "unknown") return problem(c, "not-found");
  if (reason === "not-staff" || reason === "not-allowed") return refuseAccess(c, reason);
  if (reason === "not-added") return problem(c, "illegal-transition", { detail: HAS_IT });
  return problem(c, "validation", { errors: [{ ...fieldError("file", "format"), message: PHOTO_FAULT_WORDS[reason] }] });
}
