import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { beforeEach, expect, it } from "vitest";
import { minutes } from "#kernel/duration.ts";
import { refused, scriptedApi } from "#test/support/scripted-api.ts";
import { sampleReport } from "#web/risk/samples/samples.ts";
import { loadReport, reportFormRoute, reportLoader, reportMapRoute, reportRoute } from "./-report-route.ts";

const WEIGHTS = "50-10-10-10-10-10";
const none = { name: "", access: "open", layout: "default", tracked: false, title: "" } as const;

/** One building, none that is called 「unknown」, and a service that fails for 「broken」. */
const services = scriptedApi({
  "GET /api/estate/risk/abc": sampleReport,
  "GET /api/estate/risk/unknown": refused(404),
  "GET /api/estate/risk/broken": refused(500, { title: "評価を読み込めませんでした" }),
  "GET /api/estate/suggest": { items: [] },
});

beforeEach(() => void services.asked.splice(0));

/** A visit to a site that has a page of each kind of a report. */
async function visit(path: string) {
  const root = createRootRoute({ staticData: none });
  const getParentRoute = () => root;
  const plain = createRoute({
    getParentRoute,
    path: "/risk/$apartmentKey/flood",
    ...reportRoute({ name: "risk-report-flood", title: "水害・土砂" }),
    loader: reportLoader(async (report) => ({ report, shelters: null }), services),
  });
  const map = createRoute({
    getParentRoute,
    path: "/risk/$apartmentKey/flood/map",
    ...reportMapRoute({ name: "risk-report-flood-map", title: "浸水マップ" }),
    loader: (context) => loadReport(context, services),
  });
  const form = createRoute({
    getParentRoute,
    path: "/risk/$apartmentKey/contact",
    ...reportFormRoute(
      { name: "risk-report-contact", title: "このマンションのお問い合わせ", heading: "お問い合わせ", layout: "noindex" },
      (search) => search,
    ),
    loader: (context) => loadReport(context, services),
  });
  const router = createRouter({
    routeTree: root.addChildren([plain, map, form]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  const match = router.state.matches.at(-1);
  return { match, options: router.routesById["/risk/$apartmentKey/flood"].options };
}

it("a page of a report states its screen and names its building in title and description", async () => {
  const { match } = await visit("/risk/abc/flood");

  expect(match?.staticData).toEqual({ name: "risk-report-flood", access: "open", layout: "default", tracked: true, title: "水害・土砂" });
  const description = { name: "description", content: expect.stringContaining("（江東区豊洲・2008年築）の水害・土砂") };
  expect(match?.meta).toEqual([{ title: "豊洲サンプルレジデンスの水害・土砂 | まちのね" }, description]);
  expect(match?.loaderData).toEqual({ report: sampleReport, shelters: null });
});

it("a page may be called otherwise after the name of its building, and be kept out of search engines", async () => {
  const { match } = await visit("/risk/abc/contact");

  expect(match?.staticData).toMatchObject({ title: "このマンションのお問い合わせ", layout: "noindex" });
  expect(match?.meta).toEqual([{ title: "豊洲サンプルレジデンスのお問い合わせ | まちのね" }]);
});

const OF_ADDRESS = { floor: "5", w: WEIGHTS };

it.each([
  ["floor and weights of its address", `/risk/abc/flood?floor=5&w=${WEIGHTS}`, OF_ADDRESS],
  ["floor and weights, wherever its map is moved to", `/risk/abc/flood/map?floor=5&w=${WEIGHTS}&layer=flood_max_rank`, OF_ADDRESS],
  ["nothing, where its address says something else", "/risk/abc/contact?floor=5&topic=question", {}],
])("a report is asked for by %s", async (_by, path, search) => {
  await visit(path);

  expect(services.asked.map(({ query }) => query)).toEqual([search]);
});

it("what a map shows is kept while it is moved", () => {
  expect(reportMapRoute({ name: "x", title: "x" }).staleTime).toBe(minutes(5));
});

it("a key that no building has ends in 404 with buildings of a similar name, and without a title of its own", async () => {
  const { match, options } = await visit("/risk/unknown/flood");

  expect(match?.status).toBe("notFound");
  expect(match?.error).toMatchObject({ data: { apartmentKey: "unknown", near: [] } });
  expect(match?.meta ?? []).toEqual([]);
  expect(options.notFoundComponent).toBeDefined();
});

it("a report that cannot be had fails with the status and the words of the service", async () => {
  const { match } = await visit("/risk/broken/flood");

  expect(match?.error).toMatchObject({ status: 500, message: "評価を読み込めませんでした" });
});
