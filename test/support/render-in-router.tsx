import { RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { NOBODY, type SessionView } from "#web/session/core/types.ts";
import { smallRouter } from "./small-router.ts";

/** Draws a view as the server does, parts that are loaded apart among it, in a site that has the given paths, at the first of them, for a visitor unless a session is given. */
export async function renderInRouter(view: ReactNode, paths: readonly string[] = ["/"], session: SessionView = NOBODY): Promise<string> {
  const router = smallRouter(view, paths, session);
  await router.load();
  const { prelude } = await prerender(<RouterProvider router={router} />);
  // The marks that React leaves for itself are no part of what is shown.
  return (await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, "");
}

/** The text a reader sees, tags left out. */
export function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "");
}
