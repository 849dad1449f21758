import { createFileRoute } from "@tanstack/react-router";
import { LoginCheckScreen } from "#web/sign-in/check/login-check.screen.tsx";

export const Route = createFileRoute("/login-check/")({
  staticData: { name: "login-check", access: "guest", layout: "noindex", tracked: true, title: "確認コードの入力" },
  component: LoginCheckScreen,
});
