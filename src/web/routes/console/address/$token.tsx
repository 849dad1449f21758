import { createFileRoute } from "@tanstack/react-router";
import { AddressScreen } from "#web/console/company/address.screen.tsx";
import { findConsole } from "#web/console/frame/find-console.ts";

export const Route = createFileRoute("/console/address/$token")({
  // Not counted: the address holds the token of a link.
  staticData: { name: "console-address", access: "member", layout: "noindex", tracked: false, title: "お問い合わせの宛先の確認" },
  loader: () => findConsole(),
  gcTime: 0,
  component: Address,
});

function Address() {
  return <AddressScreen state={Route.useLoaderData()} token={Route.useParams().token} />;
}
