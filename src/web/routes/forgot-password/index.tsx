import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordScreen } from "#web/sign-in/reset/forgot-password.screen.tsx";

export const Route = createFileRoute("/forgot-password/")({
  staticData: { name: "forgot-password", access: "guest", layout: "noindex", tracked: true, title: "パスワードの再設定" },
  component: ForgotPasswordScreen,
});
