import { createFileRoute } from "@tanstack/react-router";
import { thanksSearch } from "../../risk/letter-search.ts";
import { RegisteredView } from "../../risk/thanks.view.tsx";

export const Route = createFileRoute("/risk/thanks-registration")({
  staticData: { name: "risk-thanks-registration", access: "open", layout: "noindex", tracked: true, title: "登録が完了しました" },
  validateSearch: thanksSearch,
  component: Registered,
});

function Registered() {
  return <RegisteredView thanks={Route.useSearch()} />;
}
