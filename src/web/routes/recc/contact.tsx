import { createFileRoute } from "@tanstack/react-router";
import { ContactWays } from "#web/recc/one/contact-ways.tsx";
import { ContactPage } from "./-contact-page.tsx";
import { findContact } from "./-find-contact.ts";
import { reccHomeRoute } from "./-recc-route.ts";

const TITLE = "お問い合わせ";

export const Route = createFileRoute("/recc/contact")({
  ...reccHomeRoute({ name: "recc-contact", title: TITLE }),
  loader: ({ deps }) => findContact(deps),
  component: Contact,
});

function Contact() {
  return (
    <ContactPage
      title={TITLE}
      data={Route.useLoaderData()}
      isMailOnly={false}
      before={({ address, batchId, item }) => address !== null && <ContactWays b={batchId} n={item.position} listing={item.listingKey} />}
    />
  );
}
