import { createFileRoute } from "@tanstack/react-router";
import { InputScreen } from "#web/price/form/input.screen.tsx";
import { draftOf, draftSearch, placeOnly } from "#web/price/place/draft.ts";
import { findPlace } from "#web/price/place/find-place.ts";
import { askedFields, readAsked } from "#wire/asked-fields.ts";

export const Route = createFileRoute("/search/input")({
  staticData: { name: "search-input", access: "open", layout: "noindex", tracked: true, title: "AI価格チェック 条件入力" },
  validateSearch: (search: Record<string, unknown>) => ({ ...draftSearch(search), ...readAsked(search) }),
  loaderDeps: ({ search }) => placeOnly(draftOf(search)),
  loader: ({ deps }) => findPlace(deps),
  component: Input,
});

function Input() {
  const search = Route.useSearch();
  return <InputScreen fromUrl={draftOf(search)} data={Route.useLoaderData()} asked={askedFields(search)} />;
}
