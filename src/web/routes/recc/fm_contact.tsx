import { createFileRoute } from "@tanstack/react-router";
import { KnownContactScreen } from "#web/inquiries/known-contact.screen.tsx";
import { NotShownView } from "#web/recc/door/closed.tsx";
import { homeSearch } from "#web/recc/door/recc-search.ts";
import { NoHomeView } from "#web/recc/one/no-home.tsx";
import { findContact } from "./-find-contact.ts";

const TITLE = "担当者に相談（メール）";

export const Route = createFileRoute("/recc/fm_contact")({
  staticData: { name: "recc-fm-contact", access: "token", layout: "noindex", tracked: false, title: TITLE },
  validateSearch: homeSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findContact(deps),
  gcTime: 0,
  component: Contact,
});

function Contact() {
  const data = Route.useLoaderData();
  if (data.kind === "none") return <NoHomeView title={TITLE} />;
  if (data.kind !== "home") return <NotShownView title={TITLE} why={data.kind} />;
  return <KnownContactScreen contact={data.contact} one={data.one} isMailOnly thanksPath="/recc/fm_thanks" />;
}
