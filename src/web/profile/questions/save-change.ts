import type { Answer, ConsentResponse, Problem, ProfileChanges, ProfileResponse } from "#api/client/client.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import type { Change } from "./questions.ts";

export type ProfileCalls = {
  readonly profile: () => Promise<Answer<ProfileResponse>>;
  readonly saveProfile: (changes: ProfileChanges) => Promise<Answer<ProfileResponse>>;
  readonly withdrawConsent: (purpose: "profile-matching" | "news-mail") => Promise<Answer<ConsentResponse>>;
};

export type Saving = {
  readonly change: Change;
  /** What the member was looking at. */
  readonly seen: ProfileResponse;
  /** The words that were agreed to with this change; null: none. */
  readonly consentTextVersion: string | null;
};

export type Saved =
  | { readonly kind: "saved"; readonly profile: ProfileResponse }
  /** The same thing was changed elsewhere in the meantime. */
  | { readonly kind: "conflict"; readonly latest: ProfileResponse }
  /** The agreement is gone, or was never given. */
  | { readonly kind: "consent-needed"; readonly latest: ProfileResponse }
  | { readonly kind: "failed"; readonly why: string };

const CONFLICT = 409;

/**
 * Saves a change of the profile. Where only something else was changed in the meantime, it is saved all the same; where the profile already
 * says so, because an answer of the service was lost or another page did it, there is nothing left to do.
 */
export async function saveChange(calls: ProfileCalls, saving: Saving): Promise<Saved> {
  const first = await send(calls, saving, saving.seen);
  if (first.ok) return { kind: "saved", profile: first.value };
  if (first.problem.status !== CONFLICT && !asksConsent(first.problem)) return failed(first.problem);
  const now = await calls.profile();
  if (!now.ok) return failed(now.problem);
  const latest = now.value;
  if (isDone(saving, latest)) return { kind: "saved", profile: latest };
  if (asksConsent(first.problem) && latest.consentTextVersion === null) return { kind: "consent-needed", latest };
  if (!isUntouched(saving, latest)) return { kind: "conflict", latest };
  const second = await send(calls, saving, latest);
  if (second.ok) return { kind: "saved", profile: second.value };
  return asksConsent(second.problem) ? { kind: "consent-needed", latest } : failed(second.problem);
}

function send(
  calls: ProfileCalls,
  { change, consentTextVersion }: Saving,
  { updatedAt }: ProfileResponse,
): Promise<Answer<ProfileResponse>> {
  return calls.saveProfile({ ...change, updatedAt, ...(consentTextVersion === null ? {} : { consentTextVersion }) });
}

function failed(problem: Problem): Saved {
  return { kind: "failed", why: failureText(problem) };
}

function asksConsent({ errors = [] }: Problem): boolean {
  return errors.some(({ field }) => field === "consentTextVersion");
}

const FIELDS = ["ageBand", "gender", "icon", "incomeBand", "profession"] as const;

/** Whether what is about to change is still as the member saw it. */
function isUntouched({ change, seen }: Saving, latest: ProfileResponse): boolean {
  return FIELDS.every((field) => change[field] === undefined || isSame(seen[field], latest[field]));
}

function isDone({ change, consentTextVersion }: Saving, latest: ProfileResponse): boolean {
  const isAgreed = consentTextVersion === null || latest.consentTextVersion !== null;
  return isAgreed && FIELDS.every((field) => change[field] === undefined || isSame(change[field], latest[field]));
}

type Answered = Change[(typeof FIELDS)[number]];

function isSame(one: Answered, other: Answered): boolean {
  return wordOf(one) === wordOf(other);
}

function wordOf(answer: Answered): string {
  if (answer === undefined || answer === null || typeof answer === "string") return answer ?? "";
  return answer.kind === "file" ? `file ${answer.key}` : `preset ${answer.name}`;
}
