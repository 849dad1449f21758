import { createFileRoute } from "@tanstack/react-router";
import { homeSearch } from "#web/recc/door/recc-search.ts";
import { findContact, ReccContact } from "./-contact.tsx";

const TITLE = "お問い合わせ";

export const Route = createFileRoute("/recc/contact")({
  staticData: { name: "recc-contact", access: "token", layout: "noindex", tracked: false, title: TITLE },
  validateSearch: homeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findContact(deps),
  gcTime: 0,
  component: () => <ReccContact title={TITLE} data={Route.useLoaderData()} isMailOnly={false} thanksPath="/recc/thanks" />,
});
