import { createFileRoute } from "@tanstack/react-router";
import { findRent } from "#web/risk/facts/find-details.ts";
import { RentCheckerScreen } from "#web/risk/money/rent-checker.screen.tsx";
import { reportLoader, reportRoute } from "#web/routes/risk/$apartmentKey/-report-route.ts";

export const Route = createFileRoute("/risk/$apartmentKey/life/rentChecker")({
  ...reportRoute({ name: "risk-report-life-rentChecker", title: "家賃チェッカー", layout: "noindex" }),
  loader: reportLoader(findRent),
  component: () => <RentCheckerScreen {...Route.useLoaderData()} search={Route.useSearch()} />,
});
