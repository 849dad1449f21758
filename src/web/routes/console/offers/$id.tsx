import { createFileRoute, notFound } from "@tanstack/react-router";
import { ConsoleFrame } from "#web/console/frame/console-frame.tsx";
import { findPage } from "#web/console/frame/find-console.ts";
import { OfferScreen } from "#web/console/offers/offer.screen.tsx";

export const Route = createFileRoute("/console/offers/$id")({
  staticData: { name: "console-offers-id", access: "member", layout: "noindex", tracked: true, title: "引き継いだオファー" },
  loader: ({ params: { id } }) =>
    findPage("close-offers", async (company) => {
      const answer = await company.get("/offers/{id}", { path: { id } });
      if (!answer.ok && answer.problem.status === 404) throw notFound();
      return answer.ok ? answer.value : null;
    }),
  gcTime: 0,
  component: Offer,
});

function Offer() {
  return (
    <ConsoleFrame {...Route.useLoaderData()} title="引き継いだオファー" needs="close-offers">
      {(_, offer) => <OfferScreen key={offer.id} offer={offer} />}
    </ConsoleFrame>
  );
}
