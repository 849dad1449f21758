import { createFileRoute, notFound } from "@tanstack/react-router";
import { MailingScreen } from "#web/console/direct-mail/mailing.screen.tsx";
import { ConsoleFrame } from "#web/console/frame/console-frame.tsx";
import { findPage } from "#web/console/frame/find-console.ts";

const TITLE = "お手紙の送付";

export const Route = createFileRoute("/console/direct-mail/$id")({
  staticData: { name: "console-direct-mail-id", access: "member", layout: "noindex", tracked: true, title: TITLE },
  loader: ({ params: { id } }) =>
    findPage("send-letters", async (company) => {
      const answer = await company.get("/direct-mail/mailings/{id}", { path: { id } });
      if (!answer.ok && answer.problem.status === 404) throw notFound();
      return answer.ok ? { mailing: answer.value, now: new Date() } : null;
    }),
  gcTime: 0,
  component: OpenMailing,
});

function OpenMailing() {
  return (
    <ConsoleFrame {...Route.useLoaderData()} title={TITLE} needs="send-letters">
      {(_, data) => <MailingScreen key={data.mailing.id} {...data} />}
    </ConsoleFrame>
  );
}
