import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import { STEP_IDS } from "#domain/queries/flow/step-ids.ts";
import { isRecord } from "#kernel/record.ts";
import { readAnswers } from "./read-answers.ts";
import type { QueryDraft } from "./types.ts";

/** `renewed`: of an older form, its answers taken over; `another-form`: of one that this program does not know, to begin anew; `none`: no draft. */
export type ReadDraft = { readonly kind: "draft" | "renewed"; readonly draft: QueryDraft } | { readonly kind: "another-form" | "none" };

type Stored = Readonly<Record<string, unknown>>;
/** What is kept of one version, as the next one keeps it; by the version it comes from. There is one version yet. */
export type Migrations = Readonly<Record<number, (stored: Stored) => Stored>>;
const MIGRATIONS: Migrations = {};

/** A draft from outside, kept by this version of the form or an older one. */
export function readDraft(raw: unknown, migrations: Migrations = MIGRATIONS, version: number = QUERY_FLOW.version): ReadDraft {
  if (!isRecord(raw) || typeof raw.version !== "number") return { kind: "none" };
  let stored: Stored = raw;
  for (let from = raw.version; from < version; from += 1) {
    const migrate = migrations[from];
    if (!migrate) return { kind: "another-form" };
    stored = migrate(stored);
  }
  if (raw.version > version) return { kind: "another-form" };
  const draft = draftOf(stored, version);
  return draft ? { kind: raw.version === version ? "draft" : "renewed", draft } : { kind: "none" };
}

function draftOf(stored: Stored, version: number): QueryDraft | null {
  const updatedAt = new Date(typeof stored.updatedAt === "string" ? stored.updatedAt : Number.NaN);
  if (Number.isNaN(updatedAt.getTime())) return null;
  const done = Array.isArray(stored.done) ? stored.done : [];
  return {
    version,
    progress: { answers: readAnswers(stored.answers), done: STEP_IDS.filter((id) => done.includes(id)) },
    device: typeof stored.device === "string" ? stored.device.slice(0, 60) : "",
    updatedAt,
    queryId: typeof stored.queryId === "string" ? stored.queryId.slice(0, 40) : null,
  };
}

/** A draft as it is kept. */
export function draftText({ version, progress, device, updatedAt, queryId }: QueryDraft): Stored {
  return { version, answers: progress.answers, done: progress.done, device, updatedAt: updatedAt.toISOString(), queryId };
}
