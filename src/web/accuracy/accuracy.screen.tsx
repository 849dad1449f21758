import { useNavigate } from "@tanstack/react-router";
import type { ModelCardResponse } from "#api/client/client.ts";
import { searchValue } from "#wire/known-fields.ts";
import { AccuracyView } from "./accuracy.view.tsx";

/** The accuracy page with the city of its address. */
export function AccuracyScreen({ cards, city }: { cards: readonly ModelCardResponse[] | null; city: string }) {
  const navigate = useNavigate();
  const onCity = (chosen: string) =>
    void navigate({
      to: "/accuracy",
      search: chosen === "" ? {} : { city: searchValue(chosen) },
      replace: true,
      resetScroll: false,
      viewTransition: false,
    });
  return <AccuracyView {...{ cards, city, onCity }} />;
}
