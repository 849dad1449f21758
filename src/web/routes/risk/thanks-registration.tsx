import { createFileRoute } from "@tanstack/react-router";
import { findNotices } from "#web/risk/letters/find-letters.ts";
import { type ThanksSearch, thanksSearch, tokenIn } from "#web/risk/letters/letter-search.ts";
import { RegisteredScreen } from "#web/risk/letters/thanks-notices.screen.tsx";
import { knownFields } from "#wire/known-fields.ts";
import { SERVICE_NAME } from "#wire/site-words.ts";

export const Route = createFileRoute("/risk/thanks-registration")({
  // Not counted: the address may hold the token of a link.
  staticData: { name: "risk-thanks-registration", access: "open", layout: "noindex", tracked: false, title: "登録が完了しました" },
  validateSearch: (search: Record<string, unknown>): ThanksSearch & { readonly token?: string } => {
    const token = tokenIn(search);
    return knownFields(["token"], { ...thanksSearch(search), ...(token === undefined ? {} : { token }) });
  },
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ deps: { token } }) => findNotices(token),
  head: ({ loaderData }) =>
    loaderData === undefined || loaderData.kind === "none" ? {} : { meta: [{ title: `お知らせの設定 | ${SERVICE_NAME}` }] },
  component: Registered,
});

function Registered() {
  return <RegisteredScreen data={Route.useLoaderData()} thanks={Route.useSearch()} />;
}
