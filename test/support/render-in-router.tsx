import { RouterProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { NOBODY, type SessionView } from "#web/session/core/types.ts";
import { smallRouter } from "./small-router.ts";

/** Draws a view as the server does, in a site that has the given paths, at the first of them, for a visitor unless a session is given. */
export async function renderInRouter(view: ReactNode, paths: readonly string[] = ["/"], session: SessionView = NOBODY): Promise<string> {
  const router = smallRouter(view, paths, session);
  await router.load();
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** The text a reader sees, tags left out. */
export function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "");
}
