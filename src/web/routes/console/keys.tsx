import { createFileRoute } from "@tanstack/react-router";
import { ConsoleFrame } from "#web/console/frame/console-frame.tsx";
import { findPage } from "#web/console/frame/find-console.ts";
import { KeysScreen } from "#web/console/keys/keys.screen.tsx";

export const Route = createFileRoute("/console/keys")({
  staticData: {
    ...{ name: "console-keys", access: "member", layout: "noindex", tracked: true },
    ...{ title: "連携キー", showsSecret: true },
  },
  loader: () =>
    findPage("manage-keys", async (company) => {
      const answer = await company.get("/keys");
      return answer.ok ? answer.value : null;
    }),
  gcTime: 0,
  component: Keys,
});

function Keys() {
  return (
    <ConsoleFrame {...Route.useLoaderData()} title="連携キー" needs="manage-keys">
      {(_, keys) => <KeysScreen keys={keys} />}
    </ConsoleFrame>
  );
}
