import { SiteError } from "#web/app/site-error.ts";
import type { Gallery } from "#web/kit/ui/gallery.ts";
import { ErrorPage } from "./error-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

export const gallery: Gallery = {
  title: "どの画面でも",
  cases: [
    { name: "ページがない", element: <NotFoundPage /> },
    { name: "エラー", element: <ErrorPage error={new Error("any")} /> },
    { name: "準備中", element: <ErrorPage error={new SiteError(503, "Service Unavailable")} /> },
  ],
};
