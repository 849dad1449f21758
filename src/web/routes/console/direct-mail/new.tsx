import { createFileRoute } from "@tanstack/react-router";
import { NewMailingScreen } from "#web/console/direct-mail/new-mailing.screen.tsx";
import { ConsoleFrame } from "#web/console/frame/console-frame.tsx";
import { findPage } from "#web/console/frame/find-console.ts";

const TITLE = "新しい送付";

export const Route = createFileRoute("/console/direct-mail/new")({
  staticData: { name: "console-direct-mail-new", access: "member", layout: "noindex", tracked: true, title: TITLE },
  loader: () => findPage("send-letters", async () => true as const),
  gcTime: 0,
  component: NewMailing,
});

function NewMailing() {
  return (
    <ConsoleFrame {...Route.useLoaderData()} title={TITLE} needs="send-letters">
      {() => <NewMailingScreen />}
    </ConsoleFrame>
  );
}
