import type { ProfileResponse } from "#api/client/client.ts";
import { fileOf, type IconFileDeps, removeFile, removeUnlessTaken } from "#web/profile/icon/icon-files.ts";
import type { Change } from "#web/profile/questions/questions.ts";
import { type ProfileCalls, type Saved, saveChange } from "#web/profile/questions/save-change.ts";
import { failureText } from "#web/session/errors/failure-text.ts";

/** What was erased, for as long as the page is open. */
export type Erased = { readonly answers: Change; readonly picture: { readonly key: string; readonly file: Blob } | null };

export type Erasing = Saved & { readonly erased?: Erased };

const NOTHING: Change = { ageBand: null, gender: null, icon: null, incomeBand: null, profession: null };

/** Makes everything 未回答 and removes the member's own picture. What stood there is answered, so that it can be put back. */
export async function eraseAnswers(deps: IconFileDeps, seen: ProfileResponse): Promise<Erasing> {
  const { ageBand, gender, icon, incomeBand, profession } = seen;
  const key = fileOf(icon);
  const picture = key === null ? null : await pictureAt(deps, key);
  const saved = await saveChange(deps.calls, { change: NOTHING, seen, consentTextVersion: null });
  if (saved.kind !== "saved") return saved;
  await removeFile(deps, key);
  const isLost = key !== null && picture === null;
  return { ...saved, erased: { answers: { ageBand, gender, icon: isLost ? null : icon, incomeBand, profession }, picture } };
}

/** Null where it cannot be read: then it cannot be put back either. */
async function pictureAt({ openFiles }: IconFileDeps, key: string): Promise<Erased["picture"]> {
  return openFiles()
    .then(async (files) => ({ key, file: await files.get(key) }))
    .catch(() => null);
}

/** Puts back what was erased, over nothing that was answered since. */
export async function restoreAnswers(deps: IconFileDeps, seen: ProfileResponse, { answers, picture }: Erased): Promise<Saved> {
  try {
    if (picture) await (await deps.openFiles()).put(picture.key, picture.file);
  } catch (error) {
    return { kind: "failed", why: failureText(error) };
  }
  const saved = await saveChange(deps.calls, { change: answers, seen, consentTextVersion: null });
  if (picture && saved.kind !== "saved") await removeUnlessTaken(deps, picture.key);
  return saved;
}

/** Takes back the agreement; the service deletes the answers that rest on it. Where it was taken back already, nothing is wrong. */
export async function withdrawAgreement(calls: ProfileCalls): Promise<Saved> {
  const withdrawn = await calls.withdrawConsent("profile-matching");
  if (!withdrawn.ok && withdrawn.problem.status !== 404) return { kind: "failed", why: failureText(withdrawn.problem) };
  const now = await calls.profile();
  return now.ok ? { kind: "saved", profile: now.value } : { kind: "failed", why: failureText(now.problem) };
}
