import { createFileRoute } from "@tanstack/react-router";
import { findQueries } from "#web/queries/list/find-queries.ts";
import { QueriesScreen } from "#web/queries/list/queries.screen.tsx";

export const Route = createFileRoute("/queries/")({
  staticData: { name: "queries", access: "member", layout: "default", tracked: true, title: "保存した条件" },
  loader: () => findQueries(),
  gcTime: 0,
  component: () => <QueriesScreen data={Route.useLoaderData()} />,
});
