import { createFileRoute } from "@tanstack/react-router";
import { ContactPage } from "./-contact-page.tsx";
import { findContact } from "./-find-contact.ts";
import { reccHomeRoute } from "./-recc-route.ts";

const TITLE = "メールで問い合わせ";

export const Route = createFileRoute("/recc/contact_mail")({
  ...reccHomeRoute({ name: "recc-contact-mail", title: TITLE }),
  loader: ({ deps }) => findContact(deps),
  component: () => <ContactPage title={TITLE} data={Route.useLoaderData()} />,
});
