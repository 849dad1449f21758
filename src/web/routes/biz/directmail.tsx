import { createFileRoute } from "@tanstack/react-router";
import { DirectmailScreen } from "#web/biz/directmail/directmail.screen.tsx";
import { findTargets } from "#web/biz/directmail/find-targets.ts";

export const Route = createFileRoute("/biz/directmail")({
  staticData: { name: "biz-directmail", access: "open", layout: "default", tracked: true, title: "ダイレクトメール" },
  loader: () => findTargets(null),
  component: () => <DirectmailScreen initial={Route.useLoaderData()} />,
});
