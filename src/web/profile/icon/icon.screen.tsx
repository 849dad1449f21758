import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import type { ProfileResponse } from "#api/client/client.ts";
import { Skeleton } from "#web/kit/ui/skeleton.tsx";
import { useIsReady } from "#web/kit/ui/use-is-ready.ts";
import { profileCalls } from "#web/profile/questions/find-profile.ts";
import { browserEnvironment } from "#web/session/site/browser-parts.ts";
import { useSiteAuth } from "#web/session/site/hooks.ts";
import { useAvatar } from "#web/session/site/use-avatar.ts";
import { type OpenFiles, useMemberFiles } from "#web/session/site/use-member-files.ts";
import { IconFailedView, IconView } from "./icon.view.tsx";
import { createIconSaving, type IconSavingDeps } from "./icon-saving.ts";
import { renderIcon } from "./render-icon.ts";

/** Loaded when there is a picture to cut. */
const IconCropper = lazy(() => import("./icon-cropper.tsx"));

/** `profile`: as it is saved; null: it could not be read. */
export function IconScreen({ profile }: { profile: ProfileResponse | null }) {
  if (profile === null) return <IconFailedView />;
  return <Icon profile={profile} />;
}

function Icon({ profile }: { profile: ProfileResponse }) {
  const openFiles = useMemberFiles();
  const [saving] = useState(() => createIconSaving(browserParts(openFiles), profile));
  useEffect(() => saving.close, [saving]);
  const state = useSyncExternalStore(saving.subscribe, saving.state, saving.state);
  const avatar = useAvatar(state.chosen);
  const { identityPoolId } = useSiteAuth();
  const cropper = state.pickedUrl && (
    <Suspense fallback={<Skeleton />}>
      <IconCropper key={state.pickedUrl} url={state.pickedUrl} onArea={saving.mark} onUnreadable={saving.cannotOpen} />
    </Suspense>
  );
  return <IconView {...{ state, avatar, cropper }} actions={saving} isReady={useIsReady()} canUpload={identityPoolId !== null} />;
}

function browserParts(openFiles: OpenFiles): IconSavingDeps {
  return {
    calls: profileCalls,
    openFiles,
    randomBytes: browserEnvironment.randomBytes,
    render: renderIcon,
    addresses: { create: (file) => URL.createObjectURL(file), revoke: (url) => URL.revokeObjectURL(url) },
  };
}
