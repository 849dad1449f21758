import type { ProfileResponse } from "#api/client/client.ts";
import { useAvatar } from "#web/session/site/use-avatar.ts";
import { EditView } from "./edit.view.tsx";

export function EditScreen({ profile }: { profile: ProfileResponse | null }) {
  const avatar = useAvatar(profile?.icon ?? null);
  return <EditView profile={profile} avatar={avatar} />;
}
