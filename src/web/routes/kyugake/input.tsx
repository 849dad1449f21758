import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { findInput } from "#web/kyugake/input/find-input.ts";
import { InputView } from "#web/kyugake/input/input.view.tsx";
import { flaggedQuestion, keptFlaggedSearch } from "#web/kyugake/list/flagged-search.ts";

export const Route = createFileRoute("/kyugake/input")({
  staticData: { name: "kyugake-input", access: "open", layout: "noindex", tracked: true, title: "九掛け 条件入力" },
  validateSearch: keptFlaggedSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findInput(flaggedQuestion(deps)),
  component: Input,
});

function Input() {
  const navigate = useNavigate();
  return <InputView {...Route.useLoaderData()} onSearch={(search) => void navigate({ to: "/kyugake/result", search })} />;
}
