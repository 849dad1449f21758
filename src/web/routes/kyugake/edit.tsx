import { createFileRoute, notFound } from "@tanstack/react-router";
import { EditScreen } from "#web/kyugake/edit/edit.screen.tsx";
import { findEdit } from "#web/kyugake/edit/find-edit.ts";
import { knownFields } from "#wire/known-fields.ts";

type EditSearch = { readonly id?: string };

export const Route = createFileRoute("/kyugake/edit")({
  staticData: { name: "kyugake-edit", access: "member", layout: "noindex", tracked: true, title: "九掛け条件の編集" },
  validateSearch: (search: Record<string, unknown>): EditSearch =>
    knownFields<EditSearch>(["id"], typeof search.id === "string" ? { id: search.id } : {}),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const found = await findEdit(deps.id ?? null);
    // Not yours, or none.
    if (found.kind === "missing" && deps.id !== undefined) throw notFound();
    return found;
  },
  gcTime: 0,
  component: Edit,
});

function Edit() {
  return <EditScreen found={Route.useLoaderData()} />;
}
