import { createFileRoute } from "@tanstack/react-router";
import { ContactScreen } from "#web/biz/leads/contact.screen.tsx";
import { productSearch } from "#web/biz/leads/lead-search.ts";

export const Route = createFileRoute("/biz/contact")({
  staticData: { name: "biz-contact", access: "open", layout: "noindex", tracked: true, title: "お問い合わせ（事業者）" },
  validateSearch: productSearch,
  component: Contact,
});

function Contact() {
  return <ContactScreen search={Route.useSearch()} />;
}
