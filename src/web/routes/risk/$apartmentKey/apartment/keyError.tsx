import { createFileRoute } from "@tanstack/react-router";
import { findNear } from "#web/risk/frame/find-report.ts";
import { KeyErrorView } from "#web/risk/frame/key-error.view.tsx";
import { reportScreen } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/apartment/keyError")({
  staticData: reportScreen({ name: "risk-report-apartment-keyError", title: "建物が見つかりません", layout: "noindex" }),
  loader: ({ params }) => findNear(params.apartmentKey),
  component: () => <KeyErrorView {...Route.useLoaderData()} />,
});
