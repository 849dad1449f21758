import { createFileRoute } from "@tanstack/react-router";
import { findRegister } from "#web/risk/letters/find-letters.ts";
import { thanksSearch } from "#web/risk/letters/letter-search.ts";
import { RegisterScreen } from "#web/risk/letters/register.screen.tsx";
import { knownFields } from "#wire/known-fields.ts";

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
