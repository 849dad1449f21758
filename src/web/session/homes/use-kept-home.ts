import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { apiClient, type KeptHomeInput, type KeptHomesResponse } from "#api/client/client.ts";
import { problemText } from "#web/session/errors/problem-failure.ts";
import { useSessionView, useSiteSession } from "#web/session/site/hooks.ts";
import { keptState } from "./kept-state.ts";
import { type HomeToKeep, rememberHome, takeHome } from "./pending-home.ts";

export type KeptHomeState = {
  /** `unknown`: not asked yet, or nobody is signed in; `other`: kept, but with something else told. */
  readonly kept: "unknown" | "no" | "yes" | "other";
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly keep: () => void;
  readonly drop: () => void;
};

/**
 * Keeps a building or a place for the member, or no longer. A visitor signs in first; back here it is kept, and `onReturn` hears what was told
 * before, since the way back has lost the query of the address.
 */
export function useKeptHome(home: HomeToKeep, onReturn: (home: HomeToKeep) => void): KeptHomeState {
  const session = useSiteSession();
  const router = useRouter();
  const navigate = useNavigate();
  const { user } = useSessionView();
  const [homes, setHomes] = useState<KeptHomesResponse["items"] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { key, rest } = home;
  const take = (answer: Awaited<ReturnType<typeof askHomes>>) => {
    setBusy(false);
    if (!answer.ok) return setFailure(problemText(answer.problem, navigator.onLine));
    setFailure(null);
    setHomes(answer.value.items);
  };
  const put = async (wanted: HomeToKeep) => {
    setBusy(true);
    take(await apiClient().mypage.put("/homes/{key}", { path: { key: wanted.key }, body: bodyOf(wanted) }));
  };
  const arrive = useEffectEvent(async () => {
    const pending = takeHome(key);
    if (pending === null) return take(await askHomes());
    onReturn(pending);
    await put(pending);
  });
  const sub = user?.sub;
  useEffect(() => {
    if (sub !== undefined) void arrive();
    else setHomes(null);
  }, [sub]);
  return {
    ...{ kept: homes === null ? "unknown" : keptState(homes, home), isBusy, failure },
    keep: () => {
      if (sub !== undefined) return void put(home);
      rememberHome(home);
      session.returnPath.remember(router.state.location.pathname);
      void navigate({ to: "/login" });
    },
    drop: () => {
      setBusy(true);
      void apiClient().mypage.delete("/homes/{key}", { path: { key }, query: { rest } }).then(take);
    },
  };
}

function askHomes() {
  return apiClient().mypage.get("/homes");
}

function bodyOf({ told, floor, rest }: HomeToKeep): KeptHomeInput {
  // The service holds it against the bounds of its fields.
  return { told: told as KeptHomeInput["told"], floor, rest };
}
