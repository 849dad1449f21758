import { createFileRoute } from "@tanstack/react-router";
import { tokenSearch } from "#web/favorites/favorites-search.ts";
import { JoinScreen } from "#web/favorites/join.screen.tsx";

export const Route = createFileRoute("/favorites/join")({
  // Not counted: the address holds the token of a link.
  staticData: {
    name: "favorites-join",
    access: "member",
    layout: "noindex",
    tracked: false,
    holdsToken: true,
    title: "フォルダーへの招待",
  },
  validateSearch: tokenSearch,
  component: Join,
});

function Join() {
  return <JoinScreen token={Route.useSearch().token} />;
}
