import { createFileRoute } from "@tanstack/react-router";
import { ConsoleFrame } from "#web/console/frame/console-frame.tsx";
import { findPage } from "#web/console/frame/find-console.ts";
import { InquiriesView } from "#web/console/inquiries/inquiries.view.tsx";
import { inquiriesSearch } from "#web/console/inquiries/inquiries-search.ts";

export const Route = createFileRoute("/console/inquiries/")({
  staticData: { name: "console-inquiries", access: "member", layout: "noindex", tracked: true, title: "お問い合わせ" },
  validateSearch: inquiriesSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) =>
    findPage("answer-inquiries", async (company) => {
      const answer = await company.get("/inquiries", { query: deps });
      return answer.ok ? answer.value : null;
    }),
  gcTime: 0,
  component: Inquiries,
});

function Inquiries() {
  const search = Route.useSearch();
  return (
    <ConsoleFrame {...Route.useLoaderData()} title="お問い合わせ" needs="answer-inquiries">
      {(_, page) => <InquiriesView page={page} search={search} />}
    </ConsoleFrame>
  );
}
