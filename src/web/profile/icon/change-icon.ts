import type { ProfileResponse } from "#api/client/client.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { type Saved, saveChange } from "#web/profile/questions/save-change.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import { fileOf, type IconFileDeps, removeFile, removeUnlessTaken } from "./icon-files.ts";
import { iconFileName } from "./picture-file.ts";

export type IconDeps = IconFileDeps & { readonly randomBytes: RandomBytes };

type Icon = ProfileResponse["icon"];

/** Takes another icon, or none. A picture that is replaced is removed; where the change fails, everything stays as it is. */
export async function changeIcon(deps: IconFileDeps, seen: ProfileResponse, icon: Icon): Promise<Saved> {
  const saved = await saveChange(deps.calls, { change: { icon }, seen, consentTextVersion: null });
  if (saved.kind === "saved" && fileOf(seen.icon) !== fileOf(icon)) await removeFile(deps, fileOf(seen.icon));
  return saved;
}

/** Keeps a picture among the member's own files, then takes it as the icon. `onStored` is called in between. */
export async function uploadIcon(deps: IconDeps, seen: ProfileResponse, picture: Blob, onStored: () => void): Promise<Saved> {
  const stored = await store(deps, picture).catch((error: unknown) => ({ why: failureText(error) }));
  if ("why" in stored) return { kind: "failed", why: stored.why };
  onStored();
  const saved = await changeIcon(deps, seen, { kind: "file", key: stored.key });
  if (saved.kind !== "saved") await removeUnlessTaken(deps, stored.key);
  return saved;
}

async function store({ openFiles, randomBytes }: IconDeps, picture: Blob): Promise<{ readonly key: string }> {
  const files = await openFiles();
  const key = await files.keyOf("public", iconFileName(opaqueId(randomBytes), picture.type));
  await files.put(key, picture);
  return { key };
}
