import { createFileRoute } from "@tanstack/react-router";
import { findLineContact } from "#web/inquiries/line/find-line-contact.ts";
import { LineContactScreen } from "#web/inquiries/line/line-contact.screen.tsx";
import { lineContactSearch } from "#web/inquiries/line/line-contact-search.ts";

export const Route = createFileRoute("/recc/contact_line")({
  // Not counted: inside LINE the address may hold more than the home.
  staticData: { name: "recc-contact-line", access: "open", layout: "noindex", tracked: false, title: "LINEで問い合わせ" },
  validateSearch: lineContactSearch,
  loaderDeps: ({ search: { home } }) => ({ home }),
  loader: ({ deps: { home } }) => findLineContact(home),
  component: LineContact,
});

function LineContact() {
  return <LineContactScreen {...Route.useLoaderData()} />;
}
