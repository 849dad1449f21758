import { createFileRoute } from "@tanstack/react-router";
import { ConsoleFrame } from "#web/console/frame/console-frame.tsx";
import { findPage } from "#web/console/frame/find-console.ts";
import { OverviewView } from "#web/console/overview/overview.view.tsx";

export const Route = createFileRoute("/console/")({
  staticData: { name: "console", access: "member", layout: "noindex", tracked: true, title: "業者の管理画面" },
  loader: () =>
    findPage(null, async (company, permissions) => {
      const may = (permission: (typeof permissions)[number]) => permissions.includes(permission);
      const [overview, inquiries, runs] = await Promise.all([
        may("read-listings") ? company.get("/overview") : null,
        may("answer-inquiries") ? company.get("/inquiries") : null,
        may("upload") ? company.get("/uploads", { query: { limit: 3 } }) : null,
      ]);
      return {
        overview: overview?.ok ? overview.value : null,
        inquiries: inquiries?.ok ? inquiries.value.counts : null,
        runs: runs?.ok ? runs.value.items : null,
      };
    }),
  gcTime: 0,
  component: Console,
});

function Console() {
  return (
    <ConsoleFrame {...Route.useLoaderData()} title="業者の管理画面">
      {(here, data) => <OverviewView here={here} data={data} />}
    </ConsoleFrame>
  );
}
