import type { SubmitFailure } from "#web/kit/form/form-state.ts";
import { IdentityFault } from "#web/session/pool/types.ts";
import { CATALOGUE, type ErrorKey } from "#wire/errors/catalogue.ts";
import { CatalogueError, isError } from "#wire/errors/catalogue-error.ts";
import { isProblem, problemFailure } from "./problem-failure.ts";
import {
  BY_TEXT,
  BY_TYPE,
  type Explanation,
  type FaultSubject,
  KEY_SUBJECTS,
  LOST_STEPS,
  OFFLINE,
  UNEXPECTED,
  WRONG_PASSWORD,
} from "./texts.ts";

/** The form's own field name for each subject it has. */
export type FaultFields = Readonly<Partial<Record<FaultSubject, string>>>;

/** People sign in by e-mail, and where a new password is chosen it is the only one. */
const STAND_INS: Readonly<Partial<Record<FaultSubject, FaultSubject>>> = { username: "email", email: "username", newPassword: "password" };

/**
 * Any failure as a form shows it, in Japanese: at the field it is about, or as the notice where the form has no such field. Nothing is said to who
 * closed the question of their proof: they know, and what they typed is still there.
 */
export function failureOf(error: unknown, fields: FaultFields = {}, isOnline: boolean = isBrowserOnline()): SubmitFailure {
  if (isGivenUp(error)) return { issues: [], notice: null };
  if (isProblem(error)) return problemFailure(error, isOnline);
  const { subject, text } = explanationOf(error, isOnline);
  const field = subject === null ? undefined : fieldOf(subject, fields);
  const shown = subject === "password" && text === WRONG_PASSWORD.withName && !hasName(fields) ? WRONG_PASSWORD.alone : text;
  return field === undefined ? { issues: [], notice: shown } : { issues: [{ field, message: shown }], notice: null };
}

/** Whether the person closed the question who they are (`settings/proof`). */
export function isGivenUp(error: unknown): boolean {
  return error instanceof IdentityFault && error.name === "ProofGivenUp";
}

/** Whether the sign-in cannot go on from its step and must begin anew: its ticket ended, its device was forgotten, or no step waits here. */
export function isStepLost(error: unknown): boolean {
  if (isError(error, "Authentication Error")) return true;
  return error instanceof IdentityFault && LOST_STEPS.some(([type, text]) => error.name === type && error.message.startsWith(text));
}

/** Whether the account waits for its sign-up code. */
export function mustConfirm(error: unknown): boolean {
  return error instanceof IdentityFault && error.name === "UserNotConfirmedException";
}

function explanationOf(error: unknown, isOnline: boolean): Explanation {
  if (error instanceof CatalogueError) return isOfService(error) ? explanationOfFault(error.cause) : explanationOfRow(error.key, isOnline);
  if (error instanceof IdentityFault) return explanationOfFault(error);
  if (error instanceof DOMException && error.name === "AbortError") return explanationOfRow("Request aborted", isOnline);
  if (error instanceof DOMException && error.name === "TimeoutError")
    return explanationOfRow("Request did not complete within {n} ms", isOnline);
  return rowOf(null);
}

/** Rows that are exceptions by name keep what the service said. */
function isOfService(error: CatalogueError): error is CatalogueError & { readonly cause: IdentityFault } {
  return error.cause instanceof IdentityFault && error.cause.name === error.name;
}

const UNREACHED: readonly ErrorKey[] = ["Network error", "Network Error", "Request did not complete within {n} ms"];

function explanationOfRow(key: ErrorKey, isOnline: boolean): Explanation {
  const text = UNREACHED.includes(key) && !isOnline ? OFFLINE : CATALOGUE[key].japanese;
  return { subject: KEY_SUBJECTS[key] ?? null, text };
}

/** By its text first: one exception stands for many things. */
function explanationOfFault({ name, message, status }: IdentityFault): Explanation {
  const key = keyOf(message);
  if (key !== null) return explanationOfRow(key, true);
  const found = BY_TEXT.find(([part]) => message.includes(part))?.[1] ?? BY_TYPE[name];
  return found ?? rowOf(keyOf(name.replace(/Exception$/, "")) ?? (status >= 500 ? "InternalError" : null));
}

function rowOf(key: ErrorKey | null): Explanation {
  return key === null ? { subject: null, text: UNEXPECTED } : explanationOfRow(key, true);
}

/** The row of an English text, with or without its final dot. */
function keyOf(text: string): ErrorKey | null {
  return BY_ORIGINAL.get(withoutDot(text)) ?? null;
}

const BY_ORIGINAL: ReadonlyMap<string, ErrorKey> = new Map((Object.keys(CATALOGUE) as ErrorKey[]).map((key) => [withoutDot(key), key]));

function withoutDot(text: string): string {
  return text.replace(/\.$/, "");
}

function fieldOf(subject: FaultSubject, fields: FaultFields): string | undefined {
  const standIn = STAND_INS[subject];
  return fields[subject] ?? (standIn && fields[standIn]);
}

function hasName({ username, email }: FaultFields): boolean {
  return username !== undefined || email !== undefined;
}

function isBrowserOnline(): boolean {
  return typeof navigator === "undefined" || navigator.onLine !== false;
}
