import { createFileRoute } from "@tanstack/react-router";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { findAreas, tenantSearch } from "#web/recommender/frame/find-tenant.ts";
import { InputFormMailScreen } from "#web/recommender/pages/inputformmail.screen.tsx";

export const Route = createFileRoute("/recommender/inputformmail")({
  // Not counted: a link in a mail opens it.
  staticData: { name: "recommender-inputformmail", access: "open", layout: "noindex", tracked: false, title: "ご希望条件の入力（メール）" },
  validateSearch: tenantSearch,
  loader: () => findAreas(),
  component: InputFormMail,
});

function InputFormMail() {
  const areas = Route.useLoaderData();
  return areas === null ? <LoadFailed title="読み込みに失敗しました" /> : <InputFormMailScreen areas={areas} />;
}
