import { createFileRoute } from "@tanstack/react-router";
import { findUsage } from "#web/console/api/find-usage.ts";
import { UsageView } from "#web/console/api/usage.view.tsx";
import { usageSearch } from "#web/console/api/usage-search.ts";
import { ConsoleFrame } from "#web/console/frame/console-frame.tsx";
import { findPage } from "#web/console/frame/find-console.ts";

export const Route = createFileRoute("/console/api/usage")({
  staticData: { name: "console-api-usage", access: "member", layout: "noindex", tracked: true, title: "APIの利用と請求" },
  validateSearch: usageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findPage("read-billing", (company) => findUsage(company, deps)),
  gcTime: 0,
  component: Usage,
});

function Usage() {
  return (
    <ConsoleFrame {...Route.useLoaderData()} title="APIの利用と請求" needs="read-billing">
      {(_, shown) => <UsageView {...shown} />}
    </ConsoleFrame>
  );
}
