import { createFileRoute } from "@tanstack/react-router";
import { ContactScreen } from "#web/inquiries/contact.screen.tsx";
import { contactTitle } from "#web/inquiries/contact-title.ts";
import { findInquiryHome } from "#web/inquiries/find-inquiry.ts";
import { contactSearch } from "#web/inquiries/inquiry-receipt.ts";
import { SERVICE_NAME } from "#wire/site-words.ts";

export const Route = createFileRoute("/kyugake/contact")({
  staticData: { name: "kyugake-contact", access: "open", layout: "noindex", tracked: true, title: "物件のお問い合わせ" },
  validateSearch: contactSearch,
  loaderDeps: ({ search: { listing } }) => ({ listing }),
  loader: ({ deps: { listing } }) => findInquiryHome(listing),
  head: ({ loaderData }) =>
    loaderData?.kind === "home" ? { meta: [{ title: `${contactTitle(loaderData.home)} | ${SERVICE_NAME}` }] } : {},
  component: Contact,
});

function Contact() {
  return <ContactScreen data={Route.useLoaderData()} />;
}
