import { createFileRoute } from "@tanstack/react-router";
import { findStart } from "#web/kyugake/list/find-flagged.ts";
import { StartView } from "#web/kyugake/start/start.view.tsx";

export const Route = createFileRoute("/kyugake/")({
  staticData: { name: "kyugake", access: "open", layout: "default", tracked: true, title: "九掛け物件をさがす" },
  loader: () => findStart(),
  component: Kyugake,
});

function Kyugake() {
  return <StartView {...Route.useLoaderData()} />;
}
