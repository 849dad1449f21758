import { createFileRoute, notFound } from "@tanstack/react-router";
import { LateSendOffer } from "#web/offer/start/late-send-offer.tsx";
import { screenAt } from "#web/queries/steps/form/step-screens.ts";
import { stepSearch } from "#web/queries/steps/form/step-search.ts";
import { titleAt } from "#web/queries/steps/form/step-title.ts";
import { FormScreen } from "#web/queries/steps/form.screen.tsx";
import { SERVICE_NAME } from "#wire/site-words.ts";

export const Route = createFileRoute("/queries/input/$step")({
  staticData: {
    ...{ name: "queries-input-step", access: "open", layout: "noindex", tracked: true, title: "条件を登録する" },
    pageViewName: ({ step }) => `queries-input-${step}`,
  },
  validateSearch: stepSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => {
    const screen = screenAt(params.step, deps);
    if (screen === null) throw notFound();
    return { screen, title: titleAt(screen) };
  },
  head: ({ loaderData }) => (loaderData ? { meta: [{ title: `${loaderData.title} | ${SERVICE_NAME}` }] } : {}),
  component: () => <FormScreen screen={Route.useLoaderData().screen} sendOffer={(queryId) => <LateSendOffer queryId={queryId} />} />,
});
