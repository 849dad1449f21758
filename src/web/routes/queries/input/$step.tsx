import { createFileRoute, notFound } from "@tanstack/react-router";
import { FormScreen } from "#web/queries/steps/form.screen.tsx";
import { screenAt, stepSearch, titleAt } from "#web/queries/steps/form/step-screens.ts";
import { SERVICE_NAME } from "#wire/site-words.ts";

export const Route = createFileRoute("/queries/input/$step")({
  staticData: { name: "queries-input-step", access: "open", layout: "noindex", tracked: true, title: "条件を登録する" },
  validateSearch: stepSearch,
  beforeLoad: ({ params, search }) => {
    const screen = screenAt(params.step, search);
    if (screen === null) throw notFound();
    return { screen };
  },
  head: ({ match }) => ({ meta: match.context.screen ? [{ title: `${titleAt(match.context.screen)} | ${SERVICE_NAME}` }] : [] }),
  component: () => <FormScreen screen={Route.useRouteContext().screen} />,
});
