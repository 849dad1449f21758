import { createFileRoute } from "@tanstack/react-router";
import { ContactScreen } from "#web/risk/letters/contact.screen.tsx";
import { contactSearch } from "#web/risk/letters/letter-search.ts";
import { knowsBuildings } from "#web/risk/search/find-guide.ts";

export const Route = createFileRoute("/risk/contact")({
  staticData: { name: "risk-contact", access: "open", layout: "noindex", tracked: true, title: "お問い合わせ・データ訂正" },
  validateSearch: contactSearch,
  loader: () => knowsBuildings(),
  component: Contact,
});

function Contact() {
  return <ContactScreen search={Route.useSearch()} hasBuildings={Route.useLoaderData()} />;
}
