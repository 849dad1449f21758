import { createFileRoute } from "@tanstack/react-router";
import { MailingsView } from "#web/console/direct-mail/mailings.view.tsx";
import { ConsoleFrame } from "#web/console/frame/console-frame.tsx";
import { findPage } from "#web/console/frame/find-console.ts";

const TITLE = "オーナーへの手紙";

export const Route = createFileRoute("/console/direct-mail/")({
  staticData: { name: "console-direct-mail", access: "member", layout: "noindex", tracked: true, title: TITLE },
  loader: () =>
    findPage("send-letters", async (company) => {
      const answer = await company.get("/direct-mail/mailings");
      return answer.ok ? answer.value : null;
    }),
  gcTime: 0,
  component: Mailings,
});

function Mailings() {
  return (
    <ConsoleFrame {...Route.useLoaderData()} title={TITLE} needs="send-letters">
      {(_, mailings) => <MailingsView mailings={mailings} />}
    </ConsoleFrame>
  );
}
