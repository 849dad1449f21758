import { createFileRoute } from "@tanstack/react-router";
import { AddScreen } from "#web/mypage/assets/add/add.screen.tsx";
import { addSearch } from "#web/mypage/assets/add/add-search.ts";
import { findAdd } from "#web/mypage/assets/add/find-add.ts";

export const Route = createFileRoute("/mypage/add")({
  staticData: { name: "mypage-add", access: "member", layout: "noindex", tracked: true, title: "物件を登録する" },
  validateSearch: addSearch,
  loader: () => findAdd(),
  gcTime: 0,
  component: () => <AddScreen data={Route.useLoaderData()} search={Route.useSearch()} />,
});
