import { createFileRoute, notFound } from "@tanstack/react-router";
import { ConsoleFrame } from "#web/console/frame/console-frame.tsx";
import { findPage } from "#web/console/frame/find-console.ts";
import { InquiryScreen } from "#web/console/inquiries/inquiry.screen.tsx";

export const Route = createFileRoute("/console/inquiries/$number")({
  staticData: { name: "console-inquiries-number", access: "member", layout: "noindex", tracked: true, title: "お問い合わせ" },
  loader: ({ params: { number } }) =>
    findPage("answer-inquiries", async (company) => {
      const answer = await company.get("/inquiries/{number}", { path: { number } });
      if (!answer.ok && answer.problem.status === 404) throw notFound();
      return answer.ok ? answer.value : null;
    }),
  gcTime: 0,
  component: Inquiry,
});

function Inquiry() {
  return (
    <ConsoleFrame {...Route.useLoaderData()} title="お問い合わせ" needs="answer-inquiries">
      {(_, inquiry) => <InquiryScreen key={inquiry.number} inquiry={inquiry} />}
    </ConsoleFrame>
  );
}
