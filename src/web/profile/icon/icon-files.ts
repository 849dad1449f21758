import type { ProfileResponse } from "#api/client/client.ts";
import type { ProfileCalls } from "#web/profile/questions/save-change.ts";
import type { MemberFiles } from "#web/session/credentials/files.ts";

export type ProfileFiles = Pick<MemberFiles, "keyOf" | "put" | "get" | "remove">;

export type IconFileDeps = { readonly calls: ProfileCalls; readonly openFiles: () => Promise<ProfileFiles> };

/** The key of a member's own picture; null: the icon is none. */
export function fileOf(icon: ProfileResponse["icon"]): string | null {
  return icon?.kind === "file" ? icon.key : null;
}

/** A file that stays behind is of no use to anybody, and no reason to tell the member that something failed. */
export async function removeFile({ openFiles }: IconFileDeps, key: string | null): Promise<void> {
  if (key === null) return;
  await openFiles()
    .then((files) => files.remove(key))
    .catch(() => undefined);
}

/** Removes a picture that did not become the icon. Where nobody can say whether it did, it stays: an icon without its picture is worse. */
export async function removeUnlessTaken(deps: IconFileDeps, key: string): Promise<void> {
  const now = await deps.calls.profile();
  if (now.ok && fileOf(now.value.icon) !== key) await removeFile(deps, key);
}
