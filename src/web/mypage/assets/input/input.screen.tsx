import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { type AssetResponse, apiClient } from "#api/client/client.ts";
import type { Typed } from "#kernel/fields/read-fields.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { useForm, withIssues } from "#web/kit/form/use-form.ts";
import { factsToKeep, heldBackLabels } from "#web/mypage/assets/form/facts-to-keep.ts";
import { readFacts } from "#web/mypage/assets/form/read-facts.ts";
import { typedFacts } from "#web/mypage/assets/form/typed-facts.ts";
import { assetDraft } from "#web/mypage/assets/save/asset-draft.ts";
import { useAssetSaving } from "#web/mypage/assets/save/use-asset-saving.ts";
import { useSessionView } from "#web/session/site/hooks.ts";
import { InputView } from "./input.view.tsx";
import { discardAsset, registerAsset } from "./register-asset.ts";

export function InputScreen({ asset }: { readonly asset: AssetResponse }) {
  const navigate = useNavigate();
  const { user } = useSessionView();
  const [today] = useState(() => isoDateInJapan(new Date()));
  const version = { current: asset.version };
  const form = useForm({
    initial: typedFacts(asset.facts, today.slice(0, 7)),
    read: (typed) => {
      const { facts, issues } = readFacts(typed, { kind: asset.kind, today, isWhole: true });
      return issues.length > 0 ? { ok: false, issues } : { ok: true, input: facts };
    },
    send: async (): Promise<Outcome> => {
      const outcome = await registerAsset(saving, apiClient().mypage, navigator.onLine);
      if (outcome === "done") await navigate({ to: "/mypage/thanks", search: { id: asset.id } });
      return outcome;
    },
    draft: assetDraft({ sub: user?.sub ?? "", id: asset.id, version: () => version.current }),
  });
  const soFar = (typed: Typed) => {
    const kept = factsToKeep(readFacts(typed, { kind: asset.kind, today, isWhole: false }), saving.now().asset.facts);
    return { facts: kept.facts, heldBack: heldBackLabels(kept, asset.kind) };
  };
  const saving = useAssetSaving(asset, form.typed, soFar);
  version.current = saving.asset.version;
  const settle = async (isMineMeant: boolean): Promise<Outcome> => {
    const found = await saving.settle(isMineMeant);
    if (found === null) return { issues: [], notice: "内容を読み込めませんでした。もう一度お試しください。" };
    if (!isMineMeant) form.replace(typedFacts(found.facts, today.slice(0, 7)));
    return "kept";
  };
  const shown = saving.issues.length > 0 && form.submitting.issues.length === 0 ? withIssues(form, saving.issues) : form;
  const discard = async (): Promise<Outcome> => {
    const outcome = await discardAsset(saving, apiClient().mypage, navigator.onLine);
    if (outcome === "done") await navigate({ to: "/mypage" });
    return outcome;
  };
  return (
    <InputView
      asset={asset}
      form={shown}
      saving={saving}
      onSettle={(isMineMeant) => form.act(() => settle(isMineMeant))}
      onDiscard={() => form.act(discard)}
    />
  );
}
