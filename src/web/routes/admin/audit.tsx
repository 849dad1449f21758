import { createFileRoute } from "@tanstack/react-router";
import { AuditView } from "#web/desk/audit/audit.view.tsx";
import { auditSearch } from "#web/desk/audit/audit-search.ts";
import { DeskFrame } from "#web/desk/frame/desk-frame.tsx";
import { findDeskPage } from "#web/desk/frame/find-desk.ts";

export const Route = createFileRoute("/admin/audit")({
  staticData: { name: "admin-audit", access: "member", layout: "noindex", tracked: false, title: "記録" },
  validateSearch: auditSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findDeskPage((desk) => desk.get("/audit", { query: deps })),
  gcTime: 0,
  component: Audit,
});

function Audit() {
  const search = Route.useSearch();
  return (
    <DeskFrame {...Route.useLoaderData()} title="記録">
      {(page) => <AuditView page={page} search={search} />}
    </DeskFrame>
  );
}
