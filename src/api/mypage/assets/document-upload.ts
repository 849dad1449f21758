import type { Context, MiddlewareHandler } from "hono";
import { comeAgain } from "#api/http/come-again.ts";
import { isMultipart } from "#api/http/media-type.ts";
import type { MemberEnv } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import { type FormLimits, readForm } from "#api/http/streamed-form.ts";
import { places } from "#api/http/turns.ts";
import { memberHome } from "#domain/assets/index.server.ts";
import {
  type DocumentFault,
  documentFaultWords,
  MOST_DOCUMENT_BYTES,
  MOST_DOCUMENTS,
  type SentDocument,
} from "#domain/assets/ownership/document-files.ts";
import { seconds } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";

const PATH = /^\/api\/mypage\/assets\/([^/]+)\/documents$/;

const LIMITS: FormLimits = {
  bytes: MOST_DOCUMENTS * MOST_DOCUMENT_BYTES + 64 * 1024,
  fields: 2,
  fieldBytes: 1024,
  // One more than there may be, so that somebody who chose four is told how many there may be; one byte more, so that what is cut here is told as too large.
  files: MOST_DOCUMENTS + 1,
  fileBytes: MOST_DOCUMENT_BYTES + 1,
  pace: { bytes: 80 * 1024, within: seconds(10) },
};
/** Each holds up to 30 MB of memory while it comes in. */
const PLACES = { ofOne: 1, inAll: 6 };
const TRY_AGAIN_SECONDS = 30;

/** Whether a call hands in documents: it may be large and is not JSON. */
export function isDocumentUpload(c: Context): boolean {
  return c.req.method === "POST" && PATH.test(c.req.path) && isMultipart(c);
}

/** Reads the form of an upload within its limits, for a home that its member has; one at a time of a member, few of all (503). */
export function readDocumentUpload({ db }: { readonly db: Db }): MiddlewareHandler<MemberEnv> {
  const coming = places(PLACES);
  return async (c, next) => {
    const id = PATH.exec(c.req.path)?.[1];
    if (id === undefined || !isMultipart(c)) return problem(c, "unsupported-media-type");
    if (!(await memberHome(db, c.var.member, c.req.param("id") ?? id))) return problem(c, "not-found");
    const place = coming.take(c.var.member.sub);
    if (place === null) return comeAgain(c, TRY_AGAIN_SECONDS);
    try {
      const fault = await readFault(c);
      if (fault === null) return await next();
      return fault === "too-slow" ? comeAgain(c, TRY_AGAIN_SECONDS) : problem(c, fault);
    } finally {
      place.leave();
    }
  };
}

async function readFault(c: Context): Promise<"too-large" | "malformed-json" | "too-slow" | null> {
  const { body } = c.req.raw;
  const form = body ? await readForm(body, c.req.header("content-type") ?? "", LIMITS) : null;
  if (!form?.ok) return form === null || form.reason === "malformed" ? "malformed-json" : form.reason;
  c.req.bodyCache.formData = form.value;
  return null;
}

/** The files of a form with their bytes; an empty part stands where none was chosen. */
export function sentDocuments(parts: readonly (File | "")[]): Promise<SentDocument[]> {
  const files = parts.filter((part) => part !== "").filter(({ name, size }) => name !== "" || size > 0);
  return Promise.all(files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })));
}

/** 氏名 is held against the owner that the documents name. */
export const NO_NAME = { field: "files", reason: "name", message: "氏名が登録されていません。登録してから出してください" };

export function documentError(fault: DocumentFault) {
  return { field: "files", reason: fault.fault, message: documentFaultWords(fault) };
}
