import { createFileRoute } from "@tanstack/react-router";
import { LineLinkScreen } from "#web/settings/line/link.screen.tsx";
import { linkSearch } from "#web/settings/line/link-search.ts";

export const Route = createFileRoute("/line/link")({
  // Not counted: the address holds a token.
  staticData: { name: "line-link", access: "member", layout: "noindex", tracked: false, holdsToken: true, title: "LINEとの連携" },
  validateSearch: linkSearch,
  component: LineLink,
});

function LineLink() {
  return <LineLinkScreen linkToken={Route.useSearch().linkToken} />;
}
