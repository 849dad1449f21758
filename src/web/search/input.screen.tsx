import { useNavigate, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { useSubmit } from "../kit/forms/use-submit.ts";
import { type Draft, type DraftField, placeOnly, searchOf, withPlace } from "./draft.ts";
import { type InputData, placeLabel } from "./find-place.ts";
import { InputView } from "./input.view.tsx";
import { keepDraft } from "./kept-draft.ts";
import { rememberSearch } from "./recent-searches.ts";
import { submitDraft } from "./submit-draft.ts";
import { type ShowDraft, useDraft } from "./use-draft.ts";

/** The form with its draft, its address and its way to the job. */
export function InputScreen({ fromUrl, data }: { fromUrl: Draft; data: InputData }) {
  const navigate = useNavigate();
  const router = useRouter();
  const show = useCallback<ShowDraft>(
    (search) => navigate({ to: "/search/input", search, replace: true, resetScroll: false, viewTransition: false }),
    [navigate],
  );
  const state = useDraft(fromUrl, show);
  const { draft } = state;
  const {
    state: submitting,
    submit,
    messageOf,
    forgive,
  } = useSubmit(async () => {
    const sent = await submitDraft(draft);
    if (!sent.ok) return sent.failure;
    rememberPlace(data, draft);
    // So that the way back finds the answers, even where the browser keeps nothing.
    await show(searchOf(draft));
    await navigate({ to: "/search/load", search: { job: sent.job.id } });
    return "done";
  });
  const onPlace = (place: Draft) => {
    const next = withPlace(draft, place);
    keepDraft(next);
    forgive("place");
    void show(searchOf(next));
  };
  const set = (field: DraftField, text: string) => {
    state.set(field, text);
    forgive(field === "town" ? "place" : field);
  };
  return (
    <InputView
      {...{ data, submitting, messageOf, onPlace }}
      state={{ ...state, set }}
      onSubmit={submit}
      onRetry={() => void router.invalidate()}
    />
  );
}

function rememberPlace({ place }: InputData, draft: Draft): void {
  const label = placeLabel(place);
  const kept = { ...(draft.kind ? { kind: draft.kind } : {}), ...placeOnly(draft) };
  if (label !== "") rememberSearch({ label, draft: kept, searchedAt: new Date().toISOString() });
}
