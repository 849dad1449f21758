import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const screen = { name: "x", access: "open", layout: "default", tracked: false, title: "x" } as const;

/** Draws a view as the server does, in a site that has the given paths, at the first of them. */
export async function renderInRouter(view: ReactNode, paths: readonly string[] = ["/"]): Promise<string> {
  const root = createRootRoute({ staticData: screen, component: () => view });
  const routeTree = root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path, staticData: screen })));
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [paths[0] ?? "/"] }) });
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** The text a reader sees, tags left out. */
export function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "");
}
