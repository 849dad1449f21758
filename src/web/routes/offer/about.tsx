import { createFileRoute } from "@tanstack/react-router";
import { apiClient } from "#api/client/client.ts";
import { AboutView } from "#web/offer/about/about.view.tsx";

export const Route = createFileRoute("/offer/about")({
  staticData: { name: "offer-about", access: "open", layout: "default", tracked: true, title: "ダイレクトオファーとは" },
  loader: async () => {
    const faq = await apiClient().content.get("/faq/{topic}", { path: { topic: "offer" } });
    return faq.ok ? faq.value : null;
  },
  component: About,
});

function About() {
  return <AboutView faq={Route.useLoaderData()} />;
}
