import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import "#web/styles.css";
import { smallRouter } from "#test/support/small-router.ts";
import { galleries } from "#web/app/gallery.ts";
import { CaseAlone } from "#web/app/layout/gallery-page.tsx";
import { MAIN_ID } from "#web/kit/link/skip-link.tsx";

declare global {
  interface Window {
    gallery: {
      readonly names: readonly string[];
      /** Draws one case and nothing else; resolves when it stands. A part of a screen stands under headings of its own, as it would on its page. */
      readonly show: (name: string) => Promise<void>;
    };
  }
}

const cases = new Map((await galleries()).flatMap(({ title, cases }) => cases.map((each) => [`${title} ${each.name}`, each])));
const main = document.createElement("main");
main.id = MAIN_ID;
main.className = "page";
const headings = [1, 2].map((level) => document.createElement(`h${level}`));
const box = document.createElement("div");
let root: Root | null = null;

async function show(name: string): Promise<void> {
  const shown = cases.get(name);
  if (!shown) throw new Error(`no case is called ${name}`);
  root?.unmount();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", window.location.pathname);
  main.replaceChildren(box);
  document.body.replaceChildren(main);
  root = createRoot(box);
  const router = smallRouter(<CaseAlone shown={shown} />);
  await router.load();
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  await rested();
  for (const heading of headings) heading.textContent = name;
  if (!document.querySelector("h1")) main.prepend(...headings);
}

const REST_MS = 60;

/** Nothing has been drawn for some time: what was asked for has come, and what is fetched later stands. */
function rested(): Promise<void> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => wait());
    let timer = 0;
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        watch.disconnect();
        resolve();
      }, REST_MS);
    };
    watch.observe(box, { childList: true, subtree: true, characterData: true });
    wait();
  });
}

window.gallery = { names: [...cases.keys()], show };
