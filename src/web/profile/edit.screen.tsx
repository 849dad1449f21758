import { useRouter } from "@tanstack/react-router";
import type { ProfileResponse } from "#api/client.ts";
import { useAvatar } from "../auth/session/use-avatar.ts";
import { EditView } from "./edit.view.tsx";

export function EditScreen({ profile }: { profile: ProfileResponse | null }) {
  const router = useRouter();
  const avatar = useAvatar(profile?.icon ?? null);
  return <EditView profile={profile} avatar={avatar} onRetry={() => void router.invalidate()} />;
}
