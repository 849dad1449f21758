import { createFileRoute } from "@tanstack/react-router";
import { LoginScreen } from "#web/sign-in/login/login.screen.tsx";
import { loginSearch } from "#web/sign-in/login/login-search.ts";

export const Route = createFileRoute("/login/")({
  staticData: { name: "login", access: "guest", layout: "noindex", tracked: true, title: "ログイン / 会員登録" },
  validateSearch: loginSearch,
  component: Login,
});

function Login() {
  return <LoginScreen search={Route.useSearch()} />;
}
