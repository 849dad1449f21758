import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";

const screen = { name: "x", access: "open", layout: "default", tracked: false, title: "x" } as const;

/** Where a screen led its visitor: the address, whether in place of the one before, and whether to the top of the page. */
type Led = { readonly to: string; readonly inPlace: boolean; readonly toTop: boolean };

/**
 * What a hook answers where it is first drawn, on a page at this address, and where it led the visitor since. The router of a server leads
 * nobody anywhere, so that what it is asked for is noted; and what the hook keeps does not change: there is one drawing.
 */
export async function hookInRouter<T>(address: string, use: () => T): Promise<{ readonly answer: T; readonly led: readonly Led[] }> {
  const answers: T[] = [];
  const led: Led[] = [];
  const Probe = () => {
    answers.push(use());
    return null;
  };
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: createRootRoute({ staticData: screen, component: Probe }), history });
  await router.load();
  const addressOf: (asked: object) => { readonly href: string } = router.buildLocation;
  router.navigate = async (asked) => {
    led.push({ to: decodeURIComponent(addressOf(asked).href), inPlace: asked.replace === true, toTop: asked.resetScroll !== false });
  };
  renderToStaticMarkup(<RouterProvider router={router} />);
  const [answer] = answers;
  if (answer === undefined) throw new Error("the hook was not drawn");
  return { answer, led };
}
