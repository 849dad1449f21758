import { createFileRoute } from "@tanstack/react-router";
import { homeSearch } from "#web/recc/door/recc-search.ts";
import { findContact, ReccContact } from "./-contact.tsx";

const TITLE = "担当者に相談（メール）";

export const Route = createFileRoute("/recc/fm_contact")({
  staticData: { name: "recc-fm-contact", access: "token", layout: "noindex", tracked: false, title: TITLE },
  validateSearch: homeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findContact(deps),
  gcTime: 0,
  component: () => <ReccContact title={TITLE} data={Route.useLoaderData()} isMailOnly={true} thanksPath="/recc/fm_thanks" />,
});
