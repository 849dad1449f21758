import { createFileRoute } from "@tanstack/react-router";
import { CountsView } from "#web/desk/counts/counts.view.tsx";
import { countsSearch } from "#web/desk/counts/counts-search.ts";
import { DeskFrame } from "#web/desk/frame/desk-frame.tsx";
import { findDeskPage } from "#web/desk/frame/find-desk.ts";

export const Route = createFileRoute("/admin/counts")({
  staticData: { name: "admin-counts", access: "member", layout: "noindex", tracked: false, title: "利用の流れ" },
  validateSearch: countsSearch,
  // What the address says besides is not taken away from it.
  loaderDeps: ({ search }) => countsSearch(search),
  loader: ({ deps: { days = 28 } }) => findDeskPage((desk) => desk.get("/counts", { query: { days } })),
  gcTime: 0,
  component: Counts,
});

function Counts() {
  return (
    <DeskFrame {...Route.useLoaderData()} title="利用の流れ">
      {(counts) => <CountsView counts={counts} />}
    </DeskFrame>
  );
}
