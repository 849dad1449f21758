import type { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { fieldError } from "#api/http/field-errors.ts";
import { isMultipart } from "#api/http/media-type.ts";
import type { FieldError } from "#api/http/problem.ts";
import { type FileFault, fileFault, fileFaultWords, isEvidence, MOST_FILES } from "#domain/letters/evidence-files.ts";
import type { SentFile } from "#domain/letters/types.ts";
import { CORRECTION_LETTER } from "#domain/risk/corrections/correction-fields.ts";
import { withoutFinalStop } from "#kernel/fields/field-words.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { correctionFormSchema } from "./schemas.ts";

const PATH = /^\/api\/estate\/risk\/([^/]+\/corrections|proposals)$/;

/** Whether a call is a correction or a proposal with files: the calls that may be large and are not JSON. */
export function isEvidenceUpload(c: Context): boolean {
  return c.req.method === "POST" && PATH.test(c.req.path) && isMultipart(c);
}

type EvidenceForm = Pick<z.output<typeof correctionFormSchema>, "files" | "evidence">;
type ReadForm<Form extends EvidenceForm> = Omit<Form, "files" | "evidence"> & {
  readonly evidence: string;
  readonly files: readonly SentFile[];
};

/** A letter with the bytes of its files, if it has any, or what is wrong with the first bad one. */
export async function readEvidence<Form extends EvidenceForm>({
  files = [],
  evidence = "",
  ...letter
}: Form): Promise<Result<ReadForm<Form>, FieldError>> {
  const parts = [files].flat().filter((part) => part !== "");
  const sent = parts.filter(({ name, size }) => name !== "" || size > 0);
  if (sent.length > MOST_FILES) return refused(faultAt("too-many", null));
  if (sent.length === 0 && evidence === "") return refused(fieldError("evidence", "required", CORRECTION_LETTER));
  const read: SentFile[] = [];
  for (const file of sent) {
    const fault = fileFault(file);
    if (fault) return refused(faultAt(fault, file.name));
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!isEvidence(file.name, bytes)) return refused(faultAt("type", file.name));
    read.push({ name: file.name, bytes });
  }
  return ok({ ...letter, evidence, files: read });
}

function faultAt(fault: FileFault, name: string | null): FieldError {
  return { field: "files", reason: fault, message: withoutFinalStop(fileFaultWords(fault, name)) };
}
