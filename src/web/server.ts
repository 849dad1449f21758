import { getSsrStatus, transformHtmlStringWithRouter } from "@tanstack/react-router/ssr/server";
import { getGlobalStartContext } from "@tanstack/react-start";
import { createStartHandler, StartServer, setResponseStatus } from "@tanstack/react-start/server";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { SiteContext } from "#api/client/context.ts";
import { headOf } from "#web/app/found/page-head.ts";
import { siteScreens } from "#web/app/found/site-screens.ts";
import { shownError } from "#web/app/site-error.ts";
import { siteRouter } from "./router.tsx";

/**
 * The HTTP server calls `fetch(request, { context })` for every path that is neither an API nor a static file. Loaders have ended when a page is
 * drawn and nothing comes late, so it is drawn once, as one text.
 */
export default {
  fetch: createStartHandler(async ({ router, responseHeaders }) => {
    const failed = router.state.matches.find((match) => match.status === "error");
    if (failed) setResponseStatus(shownError(failed.error).status);
    const { watchDrawing, takePage, nonce }: Partial<SiteContext> = getGlobalStartContext() ?? {};
    const draw = () => renderToString(createElement(StartServer, { router }));
    const drawn = await transformHtmlStringWithRouter(router, watchDrawing ? watchDrawing(draw) : draw());
    const plain = nonce ? withoutNonceOfFiles(drawn, nonce) : drawn;
    const html = plain.replace(
      "</head>",
      () => `${headOf({ ...router.state, site: router.options.context.site, html: plain, nonce })}</head>`,
    );
    takePage?.(html);
    return new Response(takePage ? null : html, { status: getSsrStatus(router), headers: responseHeaders });
  }),
  /** What the routes say of the screens. */
  screens: () => siteScreens(Object.values(siteRouter().routesById)),
};

/** The policy lets our own style sheets and modules load by their address: a nonce on each of the many links says nothing more. */
function withoutNonceOfFiles(html: string, nonce: string): string {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end).replaceAll(` nonce="${nonce}"/>`, "/>").replace(` nonce="${nonce}" data-precedence`, " data-precedence");
  return head + html.slice(end);
}
