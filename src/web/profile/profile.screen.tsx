import { useRouter } from "@tanstack/react-router";
import { useState, useSyncExternalStore } from "react";
import type { ProfileResponse } from "#api/client.ts";
import { useAvatar } from "../auth/session/use-avatar.ts";
import { useMemberFiles } from "../auth/session/use-member-files.ts";
import { useIsReady } from "../kit/forms/use-typed-form.ts";
import { createEraseKeeper } from "./erase-keeper.ts";
import { profileCalls } from "./find-profile.ts";
import { ProfileFailedView, ProfileView } from "./profile.view.tsx";

/** `profile`: as it is saved; null: it could not be read. */
export function ProfileScreen({ profile }: { profile: ProfileResponse | null }) {
  const router = useRouter();
  if (profile === null) return <ProfileFailedView onRetry={() => void router.invalidate()} />;
  return <Profile profile={profile} />;
}

function Profile({ profile }: { profile: ProfileResponse }) {
  const openFiles = useMemberFiles();
  const [keeper] = useState(() => createEraseKeeper({ calls: profileCalls, openFiles }, profile));
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
  return <ProfileView state={state} avatar={useAvatar(state.profile.icon)} isReady={useIsReady()} actions={keeper} />;
}
