import { createFileRoute, notFound } from "@tanstack/react-router";
import { ConsoleFrame } from "#web/console/frame/console-frame.tsx";
import { findPage } from "#web/console/frame/find-console.ts";
import { ListingScreen } from "#web/console/listings/listing.screen.tsx";

export const Route = createFileRoute("/console/listings/$id")({
  staticData: { name: "console-listings-id", access: "member", layout: "noindex", tracked: true, title: "物件" },
  validateSearch: ({ reportsPage }: Readonly<Record<string, unknown>>): { readonly reportsPage?: number } =>
    typeof reportsPage === "number" && Number.isInteger(reportsPage) && reportsPage > 1 && reportsPage <= 10_000 ? { reportsPage } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ params: { id }, deps }) =>
    findPage("read-listings", async (company) => {
      const answer = await company.get("/listings/{id}", { path: { id }, query: deps });
      if (!answer.ok && answer.problem.status === 404) throw notFound();
      return answer.ok ? answer.value : null;
    }),
  gcTime: 0,
  component: Listing,
});

function Listing() {
  const page = Route.useLoaderData();
  return (
    <ConsoleFrame {...page} title={page.data?.title ?? "物件"} needs="read-listings">
      {(here, home) => <ListingScreen key={home.id} here={here} home={home} />}
    </ConsoleFrame>
  );
}
