import { createFileRoute } from "@tanstack/react-router";
import { findNear } from "../../../../risk/find-report.ts";
import { KeyErrorView } from "../../../../risk/key-error.view.tsx";

export const Route = createFileRoute("/risk/$apartmentKey/apartment/keyError")({
  staticData: {
    name: "risk-report-apartment-keyError",
    access: "open",
    layout: "noindex",
    tracked: true,
    title: "マンションが見つかりません",
  },
  loader: ({ params }) => findNear(params.apartmentKey),
  component: KeyError,
});

function KeyError() {
  return <KeyErrorView near={Route.useLoaderData().near} />;
}
