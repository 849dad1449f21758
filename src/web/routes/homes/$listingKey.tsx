import { createFileRoute, notFound } from "@tanstack/react-router";
import { SiteError } from "#web/app/site-error.ts";
import { findHome } from "#web/homes/page/find-home.ts";
import { HomeView } from "#web/homes/page/home.view.tsx";
import { SERVICE_NAME } from "#wire/site-words.ts";

export const Route = createFileRoute("/homes/$listingKey")({
  staticData: { name: "homes-listing", access: "open", layout: "default", tracked: true, title: "売出物件" },
  loader: async ({ params: { listingKey } }) => {
    const found = await findHome(listingKey, new Date());
    if (!found.ok) throw found.problem.status === 404 ? notFound() : new SiteError(found.problem.status || 503, found.problem.title);
    return found.data;
  },
  head: ({ loaderData }) => (loaderData ? { meta: [{ title: `${loaderData.detail.home.title} | ${SERVICE_NAME}` }] } : {}),
  component: Home,
});

function Home() {
  const data = Route.useLoaderData();
  return <HomeView key={data.detail.home.key} data={data} />;
}
