import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { type AssetResponse, apiClient } from "#api/client/client.ts";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { useLiveForm } from "#web/kit/form/use-form.ts";
import { AddView } from "./add.view.tsx";
import type { AddSearch } from "./add-search.ts";
import { beginAsset, type ToBegin } from "./begin-asset.ts";
import type { AddData } from "./find-add.ts";

type There = { readonly asset: AssetResponse; readonly wanted: ToBegin };

export function AddScreen({ data, search }: { readonly data: AddData; readonly search: AddSearch }) {
  const navigate = useNavigate();
  const { act, submitting } = useLiveForm({});
  const [there, setThere] = useState<There | null>(null);
  const begin = async (wanted: ToBegin): Promise<Outcome> => {
    const outcome = await beginAsset(apiClient().mypage, wanted, navigator.onLine);
    if (outcome.kind === "failed") return outcome.failure;
    const { outcome: found, asset } = outcome.begun;
    setThere(found === "registered" ? { asset, wanted } : null);
    if (found !== "registered") await navigate({ to: "/mypage/input", search: { id: asset.id } });
    return "kept";
  };
  return (
    <AddView
      {...{ data, search, submitting }}
      there={there?.asset ?? null}
      onKind={(next) => {
        setThere(null);
        void navigate({ to: "/mypage/add", search: next, replace: true, resetScroll: false, viewTransition: false });
      }}
      onPick={({ key, rest }) => act(() => begin({ kind: search.kind ?? "condo", key, rest, isAnother: false }))}
      onAnother={() => there && act(() => begin({ ...there.wanted, isAnother: true }))}
    />
  );
}
