import { createFileRoute } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { DeskFrame } from "#web/desk/frame/desk-frame.tsx";
import { findDeskPage } from "#web/desk/frame/find-desk.ts";
import { numberSearch } from "#web/desk/search/number-search.ts";
import { SearchView } from "#web/desk/search/search.view.tsx";

export const Route = createFileRoute("/admin/search")({
  staticData: { name: "admin-search", access: "member", layout: "noindex", tracked: false, title: "番号で探す" },
  validateSearch: numberSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { number = "" } }) =>
    findDeskPage<ComponentProps<typeof SearchView>>(async (desk) => {
      if (number === "") return { ok: true, value: { number, found: null } };
      const found = await desk.get("/search", { query: { number } });
      return found.ok ? { ok: true, value: { number, found: found.value } } : found;
    }),
  gcTime: 0,
  component: Search,
});

function Search() {
  return (
    <DeskFrame {...Route.useLoaderData()} title="番号で探す">
      {(data) => <SearchView {...data} />}
    </DeskFrame>
  );
}
