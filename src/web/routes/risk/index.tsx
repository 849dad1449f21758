import { createFileRoute } from "@tanstack/react-router";
import { findGuide } from "../../risk/find-guide.ts";
import { GuideScreen } from "../../risk/guide.screen.tsx";

export const Route = createFileRoute("/risk/")({
  staticData: { name: "risk", access: "open", layout: "default", tracked: true, title: "マンションリスク診断" },
  loader: () => findGuide(),
  component: Guide,
});

function Guide() {
  return <GuideScreen data={Route.useLoaderData()} />;
}
