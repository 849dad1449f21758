import { createFileRoute } from "@tanstack/react-router";
import { ApplyScreen } from "#web/console/company/apply.screen.tsx";
import { findConsole } from "#web/console/frame/find-console.ts";

export const Route = createFileRoute("/console/apply")({
  staticData: { name: "console-apply", access: "member", layout: "noindex", tracked: true, title: "業者アカウントの申し込み" },
  loader: () => findConsole(),
  gcTime: 0,
  component: () => <ApplyScreen state={Route.useLoaderData()} />,
});
