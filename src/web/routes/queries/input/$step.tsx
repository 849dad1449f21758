import { createFileRoute, notFound } from "@tanstack/react-router";
import { screenAt, stepSearch } from "#web/queries/steps/form/step-screens.ts";
import { titleAt } from "#web/queries/steps/form/step-title.ts";
import { FormScreen } from "#web/queries/steps/form.screen.tsx";
import { SERVICE_NAME } from "#wire/site-words.ts";

export const Route = createFileRoute("/queries/input/$step")({
  staticData: { name: "queries-input-step", access: "open", layout: "noindex", tracked: true, title: "条件を登録する" },
  validateSearch: stepSearch,
  beforeLoad: ({ params, search }) => {
    const screen = screenAt(params.step, search);
    if (screen === null) throw notFound();
    return { screen };
  },
  loaderDeps: ({ search }) => search,
  // What the questions are called is no part of every page's first file.
  loader: ({ context: { screen } }) => ({ title: titleAt(screen) }),
  head: ({ loaderData }) => (loaderData ? { meta: [{ title: `${loaderData.title} | ${SERVICE_NAME}` }] } : {}),
  component: () => <FormScreen screen={Route.useRouteContext().screen} />,
});
