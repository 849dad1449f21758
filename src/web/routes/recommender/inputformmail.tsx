import { createFileRoute } from "@tanstack/react-router";
import { FailedPage } from "#web/recommender/frame/failed-page.tsx";
import { findAreas, tenantSearch } from "#web/recommender/frame/find-tenant.ts";
import { InputFormMailScreen } from "#web/recommender/pages/inputformmail.screen.tsx";

export const Route = createFileRoute("/recommender/inputformmail")({
  // Not counted: a link in a mail opens it.
  staticData: {
    name: "recommender-inputformmail",
    access: "open",
    layout: "noindex",
    tracked: false,
    holdsToken: true,
    title: "ご希望条件の入力（メール）",
  },
  validateSearch: tenantSearch,
  loader: () => findAreas(),
  component: InputFormMail,
});

function InputFormMail() {
  const areas = Route.useLoaderData();
  return areas === null ? <FailedPage title="ご希望条件の入力（メール）" /> : <InputFormMailScreen areas={areas} />;
}
