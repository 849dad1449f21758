import { createFileRoute } from "@tanstack/react-router";
import { KnownContactScreen } from "#web/inquiries/known-contact.screen.tsx";
import { NotShownView } from "#web/recc/door/closed.tsx";
import { homeSearch } from "#web/recc/door/recc-search.ts";
import { ContactWays } from "#web/recc/one/contact-ways.tsx";
import { NoHomeView } from "#web/recc/one/no-home.tsx";
import { findContact } from "./-find-contact.ts";

const TITLE = "お問い合わせ";

export const Route = createFileRoute("/recc/contact")({
  staticData: { name: "recc-contact", access: "token", layout: "noindex", tracked: false, title: TITLE },
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
  const { one, contact } = data;
  return (
    <>
      {one.address !== null && <ContactWays b={one.batchId} n={one.item.position} listing={one.item.listingKey} />}
      <KnownContactScreen {...{ one, contact }} isMailOnly={false} thanksPath="/recc/thanks" />
    </>
  );
}
