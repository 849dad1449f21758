import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import type { ProfileResponse } from "#api/client.ts";
import { browserEnvironment } from "../auth/session/browser-parts.ts";
import { useSiteAuth } from "../auth/session/hooks.ts";
import { useAvatar } from "../auth/session/use-avatar.ts";
import { type OpenFiles, useMemberFiles } from "../auth/session/use-member-files.ts";
import { useIsReady } from "../kit/forms/use-typed-form.ts";
import { Skeleton } from "../kit/ui/skeleton.tsx";
import { profileCalls } from "./find-profile.ts";
import { IconFailedView, IconView } from "./icon.view.tsx";
import { createIconKeeper, type IconKeeperDeps } from "./icon-keeper.ts";
import { renderIcon } from "./render-icon.ts";

/** Loaded when there is a picture to cut. */
const IconCropper = lazy(() => import("./icon-cropper.tsx"));

/** `profile`: as it is saved; null: it could not be read. */
export function IconScreen({ profile }: { profile: ProfileResponse | null }) {
  const router = useRouter();
  if (profile === null) return <IconFailedView onRetry={() => void router.invalidate()} />;
  return <Icon profile={profile} />;
}

function Icon({ profile }: { profile: ProfileResponse }) {
  const openFiles = useMemberFiles();
  const [keeper] = useState(() => createIconKeeper(browserParts(openFiles), profile));
  useEffect(() => keeper.close, [keeper]);
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
  const avatar = useAvatar(state.chosen);
  const { identityPoolId } = useSiteAuth();
  const cropper = state.pickedUrl && (
    <Suspense fallback={<Skeleton />}>
      <IconCropper key={state.pickedUrl} url={state.pickedUrl} onArea={keeper.mark} onUnreadable={keeper.cannotOpen} />
    </Suspense>
  );
  return <IconView {...{ state, avatar, cropper }} actions={keeper} isReady={useIsReady()} canUpload={identityPoolId !== null} />;
}

function browserParts(openFiles: OpenFiles): IconKeeperDeps {
  return {
    calls: profileCalls,
    openFiles,
    randomBytes: browserEnvironment.randomBytes,
    render: renderIcon,
    addresses: { create: (file) => URL.createObjectURL(file), revoke: (url) => URL.revokeObjectURL(url) },
  };
}
