import { createFileRoute } from "@tanstack/react-router";
import { knownFields } from "#kernel/known-fields.ts";
import { findRegister } from "../../risk/find-letters.ts";
import { thanksSearch } from "../../risk/letter-search.ts";
import { RegisterScreen } from "../../risk/register.screen.tsx";

export const Route = createFileRoute("/risk/register")({
  staticData: { name: "risk-register", access: "open", layout: "noindex", tracked: true, title: "診断レポートの登録" },
  validateSearch: (search: Record<string, unknown>): { readonly building?: string } => {
    const { building } = thanksSearch(search);
    return knownFields(["building"], building === undefined ? {} : { building });
  },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findRegister(deps.building),
  component: Register,
});

function Register() {
  return <RegisterScreen data={Route.useLoaderData()} building={Route.useSearch().building} />;
}
