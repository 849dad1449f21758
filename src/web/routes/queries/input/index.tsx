import { createFileRoute } from "@tanstack/react-router";
import { StartScreen, type StartSearch } from "#web/queries/start/start.screen.tsx";

export const Route = createFileRoute("/queries/input/")({
  staticData: { name: "queries-input", access: "open", layout: "noindex", tracked: true, title: "条件を登録する" },
  validateSearch: ({ mode }: Readonly<Record<string, unknown>>): StartSearch => (mode === "all" ? { mode } : {}),
  component: () => <StartScreen {...Route.useSearch()} />,
});
