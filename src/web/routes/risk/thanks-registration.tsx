import { createFileRoute } from "@tanstack/react-router";
import { knownFields } from "#kernel/known-fields.ts";
import { SERVICE_NAME } from "../../constants.ts";
import { findNotices } from "../../risk/find-letters.ts";
import { type ThanksSearch, thanksSearch, tokenIn } from "../../risk/letter-search.ts";
import { RegisteredScreen } from "../../risk/thanks-notices.screen.tsx";

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
