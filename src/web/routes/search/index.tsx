import { createFileRoute } from "@tanstack/react-router";
import { listDescription } from "#web/app/description/description.ts";
import { findAreasOnSale, findHomesAt } from "#web/homes/hub/find-on-sale.ts";
import { findPicker } from "#web/homes/hub/find-picker.ts";
import { homesTarget } from "#web/homes/hub/homes-target.ts";
import { AreasOnSaleList, HomesAtPlaces } from "#web/homes/hub/on-sale.tsx";
import { PickerView } from "#web/homes/hub/picker.view.tsx";
import { pickerQuestion, pickerSearch } from "#web/homes/hub/picker-search.ts";
import { WaysIn } from "#web/homes/hub/ways-in.tsx";
import { headingWords } from "#web/homes/question/condition-words.ts";
import { asksForHomes, HOMES_NAMES, homesQuestion, homesSearch } from "#web/homes/question/homes-search.ts";
import { findHomes, type HomesFound } from "#web/homes/search/find-homes.ts";
import { ResultsView } from "#web/homes/search/results.view.tsx";
import { findHub, placesAsked } from "#web/price/hub/find-hub.ts";
import { HubView } from "#web/price/hub/hub.view.tsx";
import { hubQuestion, hubSearch } from "#web/price/place/hub-search.ts";
import { usePlaceSearch } from "#web/price/place/use-place-search.ts";
import { knownFields } from "#wire/known-fields.ts";
import { SERVICE_NAME } from "#wire/site-words.ts";

/** The address of the hub, of a list of homes, or of the places to choose for one. */
type Search = Readonly<Record<string, string | number | boolean | undefined>>;
const NAMES: readonly string[] = [...HOMES_NAMES, "q", "city", "by", "within", "line"];

export const Route = createFileRoute("/search/")({
  staticData: { name: "search", access: "open", layout: "default", tracked: true, title: "物件・マンション検索" },
  validateSearch: (search: Record<string, unknown>): Search => knownFields<Search>([...NAMES], searchOf(search)),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => findPage(deps),
  head: ({ loaderData: page }) => (page ? { meta: [...metaOf(page)] } : {}),
  component: SearchPage,
});

function searchOf(search: Record<string, unknown>): Search {
  const picker = pickerQuestion(search);
  if (picker) return pickerSearch(picker);
  return asksForHomes(search) ? homesSearch(homesQuestion(search)) : hubSearch(search);
}

async function findPage(search: Search) {
  const picker = pickerQuestion(search);
  if (picker) return { kind: "picker" as const, picker: await findPicker(picker) };
  if (asksForHomes(search)) {
    const found = await findHomes(homesQuestion(search));
    // The words of conditions are needed where a list is, and nowhere else.
    const title = found.kind === "found" ? headingWords(found.question.conditions, found.names) : null;
    const description = found.kind === "found" && title !== null ? homesDescription(title, found) : [];
    return { kind: "homes" as const, found, title, description };
  }
  return findHubPage(search);
}

/** The homes on offer stand above what is known of the places. */
async function findHubPage(search: Search) {
  if (hubQuestion(search).q === "" && hubQuestion(search).city === "") {
    const [hub, areas] = await Promise.all([findHub(search), findAreasOnSale()]);
    return { kind: "hub" as const, hub, areas, homes: null };
  }
  const hub = await findHub(search);
  const homes = hub.kind === "found" ? await findHomesAt(placesAsked(hub)) : null;
  return { kind: "hub" as const, hub, areas: null, homes };
}

function homesDescription(where: string, { homes, question }: Extract<HomesFound, { readonly kind: "found" }>) {
  return listDescription({ of: "homes", where, total: homes.total, page: question.page });
}

function metaOf(page: Awaited<ReturnType<typeof findPage>>) {
  if (page.kind === "picker") return [];
  if (page.kind === "homes") return page.title === null ? [] : [{ title: `${page.title} | ${SERVICE_NAME}` }, ...page.description];
  if (page.hub.kind !== "found") return [];
  const { city, question, apartments } = page.hub;
  const where = city?.cityName ?? `「${question.q}」に当てはまる場所`;
  const description = listDescription({ of: "prices", where, total: apartments.total, page: question.page });
  return [{ title: `${where}の価格と物件 | ${SERVICE_NAME}` }, ...description];
}

function SearchPage() {
  const page = Route.useLoaderData();
  const search = usePlaceSearch(homesTarget);
  if (page.kind === "picker") return <PickerView picker={page.picker} />;
  if (page.kind === "homes") return <ResultsView found={page.found} />;
  const { hub, areas, homes } = page;
  const onSale = (
    <>
      {hub.kind === "start" && <WaysIn />}
      {areas && <AreasOnSaleList areas={areas} />}
      {homes && <HomesAtPlaces homes={homes} />}
    </>
  );
  return <HubView {...{ hub, search, onSale }} />;
}
