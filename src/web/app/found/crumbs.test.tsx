import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Breadcrumbs, type Crumb } from "#web/kit/link/breadcrumbs.tsx";
import { crumbsOf } from "./crumbs.ts";

async function drawn(items: readonly Crumb[]): Promise<string> {
  const routeTree = createRootRoute({
    staticData: { name: "", title: "", access: "open", layout: "default", tracked: false },
    component: () => <Breadcrumbs items={items} />,
  });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ["/"] }), isServer: true });
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}

it("reads the way to a page as the page shows it", async () => {
  const html = await drawn([
    { label: "物件を探す", to: "/search" },
    { label: "江東区の<中古> & 'マンション'", to: "/search", search: { kind: "condo", area: 13108 } },
    { label: "豊洲 3-4" },
  ]);

  expect(crumbsOf(`<body>${html}<nav><li>no</li></nav></body>`)).toEqual([
    { name: "物件を探す", path: "/search" },
    { name: "江東区の<中古> & 'マンション'", path: "/search?kind=condo&area=13108" },
    { name: "豊洲 3-4", path: null },
  ]);
});

it("is empty for a page that shows none", () => expect(crumbsOf("<nav><li>メニュー</li></nav>")).toEqual([]));
