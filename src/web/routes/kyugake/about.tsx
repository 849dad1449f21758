import { createFileRoute } from "@tanstack/react-router";
import { AboutView } from "#web/kyugake/about/about.view.tsx";
import { findSummary } from "#web/kyugake/list/find-flagged.ts";

export const Route = createFileRoute("/kyugake/about")({
  staticData: { name: "kyugake-about", access: "open", layout: "default", tracked: true, title: "九掛けとは" },
  loader: () => findSummary(),
  component: About,
});

function About() {
  return <AboutView summary={Route.useLoaderData()} />;
}
