import { createFileRoute } from "@tanstack/react-router";
import { ConnectGuideScreen } from "../../risk/connect-guide.screen.tsx";

export const Route = createFileRoute("/risk/connectOwner")({
  staticData: { name: "risk-connectOwner", access: "open", layout: "default", tracked: true, title: "オーナーとつながる" },
  component: ConnectGuideScreen,
});
