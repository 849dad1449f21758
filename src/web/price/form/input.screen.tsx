import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { apiClient, type EstimateInput } from "#api/client/client.ts";
import { beginJob } from "#api/client/price-job.ts";
import type { Form } from "#web/kit/form/use-form.ts";
import { type Draft, draftOf, placeOnly, searchOf, withPlace } from "#web/price/place/draft.ts";
import { type InputData, placeLabel } from "#web/price/place/find-place.ts";
import { rememberSearch } from "#web/price/place/recent-searches.ts";
import { InputView } from "./input.view.tsx";
import { KEPT_DRAFT } from "./kept-draft.ts";
import { placeFaultOf } from "./place-refused.tsx";
import { submitFailure } from "./submit-failure.ts";
import { type ShowDraft, usePriceForm } from "./use-price-form.ts";

type InputScreenProps = { readonly fromUrl: Draft; readonly data: InputData; readonly asked: readonly string[] };

/** The form with its draft, its address and its way to the job. */
export function InputScreen({ fromUrl, data, asked }: InputScreenProps) {
  const navigate = useNavigate();
  const { begin, isPreparing } = useBegin();
  const show = useCallback<ShowDraft>(
    (search) => navigate({ to: "/search/input", search, replace: true, resetScroll: false, viewTransition: false }),
    [navigate],
  );
  const { form, clear } = usePriceForm({
    fromUrl,
    building: data.place.kind === "apartment" ? data.place.apartment : null,
    placeFault: placeFaultOf(data.place),
    show,
    send: async (input, draft) => {
      const answer = await begin(input);
      if (!answer.ok) return submitFailure(answer.problem, navigator.onLine);
      rememberPlace(data, draft);
      // So that the way back finds the answers, even where the browser keeps nothing.
      await show(searchOf(draft));
      await navigate({ to: "/search/load", search: { job: answer.value.id } });
      return "kept";
    },
  });
  const onPlace = (place: Draft) => {
    const next = withPlace(draftOf(form.typed), place);
    KEPT_DRAFT.keep(next);
    form.forgive("place");
    void show(searchOf(next));
  };
  return <InputView {...{ data, onPlace, asked, isPreparing }} form={townAsPlace(form)} onClear={clear} />;
}

/** Asks for the price, and waits as long as its model is on its way and somebody looks at the form. */
function useBegin() {
  const [isPreparing, setPreparing] = useState(false);
  const gone = useRef<AbortController>(null);
  useEffect(() => {
    gone.current = new AbortController();
    return () => gone.current?.abort();
  }, []);
  const begin = (input: EstimateInput) =>
    beginJob(input, {
      priceChecker: apiClient().priceChecker,
      wait: (time) => new Promise((resolve) => setTimeout(resolve, time)),
      signal: gone.current?.signal ?? AbortSignal.abort(),
      onPreparing: () => setPreparing(true),
    }).finally(() => setPreparing(false));
  return { begin, isPreparing };
}

/** A town that is typed mends the place, which has no field of its own. */
function townAsPlace(form: Form): Form {
  return {
    ...form,
    set: (field, text) => {
      form.set(field, text);
      if (field === "town") form.forgive("place");
    },
  };
}

function rememberPlace({ place }: InputData, draft: Draft): void {
  const label = placeLabel(place);
  const kept = { ...(draft.kind ? { kind: draft.kind } : {}), ...placeOnly(draft) };
  if (label !== "") rememberSearch({ label, draft: kept, searchedAt: new Date().toISOString() });
}
