import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import type { ProfileResponse } from "#api/client.ts";
import { useAvatar } from "../auth/session/use-avatar.ts";
import { useMemberFiles } from "../auth/session/use-member-files.ts";
import { useIsReady } from "../kit/forms/use-typed-form.ts";
import { createEraseKeeper } from "./erase-keeper.ts";
import { type ProfilePage, profileCalls } from "./find-profile.ts";
import { ProfileFailedView, ProfileView } from "./profile.view.tsx";
import { WeightsSection } from "./weights.screen.tsx";

/** Both as they are saved; null: it could not be read. */
export function ProfileScreen({ profile, riskWeights }: ProfilePage) {
  const router = useRouter();
  if (profile === null) return <ProfileFailedView onRetry={() => void router.invalidate()} />;
  // Read again after a failure, the card starts anew.
  const weights = <WeightsSection key={riskWeights === null ? "failed" : "found"} found={riskWeights} />;
  return <Profile profile={profile} weights={weights} />;
}

function Profile({ profile, weights }: { profile: ProfileResponse; weights: ReactNode }) {
  const openFiles = useMemberFiles();
  const [keeper] = useState(() => createEraseKeeper({ calls: profileCalls, openFiles }, profile));
  const state = useSyncExternalStore(keeper.subscribe, keeper.state, keeper.state);
  return <ProfileView state={state} avatar={useAvatar(state.profile.icon)} isReady={useIsReady()} actions={keeper} weights={weights} />;
}
