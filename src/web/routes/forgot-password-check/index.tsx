import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordCheckScreen } from "#web/sign-in/reset/forgot-password-check.screen.tsx";

export const Route = createFileRoute("/forgot-password-check/")({
  staticData: {
    name: "forgot-password-check",
    access: "guest",
    layout: "noindex",
    tracked: true,
    title: "確認コードと新しいパスワード",
  },
  component: ForgotPasswordCheckScreen,
});
