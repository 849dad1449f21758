import { createFileRoute } from "@tanstack/react-router";
import { findRecommendations } from "#web/recc/find-recc.ts";
import { CollectionScreen } from "#web/recc/fm/collection.screen.tsx";
import { reccRoute } from "./-recc-route.ts";

export const Route = createFileRoute("/recc/fm_collection")({
  ...reccRoute({ name: "recc-fm-collection", title: "メールのおすすめ一覧" }),
  loader: () => findRecommendations(),
  component: () => <CollectionScreen data={Route.useLoaderData()} />,
});
