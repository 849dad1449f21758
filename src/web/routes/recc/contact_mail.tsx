import { createFileRoute } from "@tanstack/react-router";
import { homeSearch } from "#web/recc/door/recc-search.ts";
import { findContact, ReccContact } from "./-contact.tsx";

const TITLE = "メールで問い合わせ";

export const Route = createFileRoute("/recc/contact_mail")({
  staticData: { name: "recc-contact-mail", access: "token", layout: "noindex", tracked: false, title: TITLE },
  validateSearch: homeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findContact(deps),
  gcTime: 0,
  component: () => <ReccContact title={TITLE} data={Route.useLoaderData()} isMailOnly={true} thanksPath="/recc/thanks" />,
});
