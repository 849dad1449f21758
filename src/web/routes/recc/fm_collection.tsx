import { createFileRoute } from "@tanstack/react-router";
import { findRecommendations } from "#web/recc/find-recc.ts";
import { CollectionScreen } from "#web/recc/fm/collection.screen.tsx";

export const Route = createFileRoute("/recc/fm_collection")({
  staticData: { name: "recc-fm-collection", access: "token", layout: "noindex", tracked: false, title: "メールのおすすめ一覧" },
  loader: () => findRecommendations(),
  gcTime: 0,
  component: () => <CollectionScreen data={Route.useLoaderData()} />,
});
