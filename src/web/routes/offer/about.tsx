import { createFileRoute } from "@tanstack/react-router";
import { AboutView } from "#web/offer/about/about.view.tsx";

export const Route = createFileRoute("/offer/about")({
  staticData: { name: "offer-about", access: "open", layout: "default", tracked: true, title: "ダイレクトオファーとは" },
  component: AboutView,
});
