import { createFileRoute } from "@tanstack/react-router";
import { OfficeBand } from "#web/recc/fm/sender-band.tsx";
import { ContactPage } from "./-contact-page.tsx";
import { findContact } from "./-find-contact.ts";
import { reccHomeRoute } from "./-recc-route.ts";

const TITLE = "担当者に相談（メール）";

export const Route = createFileRoute("/recc/fm_contact")({
  ...reccHomeRoute({ name: "recc-fm-contact", title: TITLE }),
  loader: ({ deps }) => findContact(deps),
  component: () => (
    <ContactPage title={TITLE} data={Route.useLoaderData()} from="mail" above={({ sender }) => <OfficeBand office={sender} />} />
  ),
});
