import { type ReactNode, useState, useSyncExternalStore } from "react";
import type { ProfileResponse } from "#api/client/client.ts";
import { useIsReady } from "#web/kit/form/use-is-ready.ts";
import { type ProfilePage, profileCalls } from "#web/profile/questions/find-profile.ts";
import { useAvatar } from "#web/session/site/use-avatar.ts";
import { useMemberFiles } from "#web/session/site/use-member-files.ts";
import { createEraseSaving } from "./erase-saving.ts";
import { ProfileFailedView, ProfileView } from "./profile.view.tsx";
import { WeightsSection } from "./weights.screen.tsx";

/** Both as they are saved; null: it could not be read. */
export function ProfileScreen({ profile, riskWeights }: ProfilePage) {
  if (profile === null) return <ProfileFailedView />;
  // Read again after a failure, the card starts anew.
  const weights = <WeightsSection key={riskWeights === null ? "failed" : "found"} found={riskWeights} />;
  return <Profile profile={profile} weights={weights} />;
}

function Profile({ profile, weights }: { profile: ProfileResponse; weights: ReactNode }) {
  const openFiles = useMemberFiles();
  const [saving] = useState(() => createEraseSaving({ calls: profileCalls, openFiles }, profile));
  const state = useSyncExternalStore(saving.subscribe, saving.state, saving.state);
  return <ProfileView state={state} avatar={useAvatar(state.profile.icon)} isReady={useIsReady()} actions={saving} weights={weights} />;
}
