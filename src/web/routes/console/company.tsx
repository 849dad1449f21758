import { createFileRoute } from "@tanstack/react-router";
import { CompanyScreen } from "#web/console/company/company.screen.tsx";
import { ConsoleFrame } from "#web/console/frame/console-frame.tsx";
import { findPage } from "#web/console/frame/find-console.ts";

export const Route = createFileRoute("/console/company")({
  staticData: { name: "console-company", access: "member", layout: "noindex", tracked: true, title: "会社情報" },
  loader: () => findPage(null, async () => true),
  gcTime: 0,
  component: Company,
});

function Company() {
  return (
    <ConsoleFrame {...Route.useLoaderData()} title="会社情報">
      {(here) => <CompanyScreen here={here} />}
    </ConsoleFrame>
  );
}
