import { Window } from "happy-dom";
import { act, type ReactNode } from "react";
import type { Root } from "react-dom/client";
import { onTestFinished } from "vitest";

/** What React and our parts look for in a browser; all other names stay Node's. */
const NAMES = ["window", "document", "navigator", "location", "HTMLElement", "InputEvent", "FormData", "File", "IS_REACT_ACT_ENVIRONMENT"];

/** A drawn view that answers to fingers and keys, until its test ends. */
export type LivePage = {
  /** What a reader sees and hears, hidden parts included. */
  readonly text: () => string;
  /** The first element that fits a selector. */
  readonly one: (selector: string) => HTMLElement;
  readonly all: (selector: string) => readonly HTMLElement[];
  /** The button that says so, or is named so. */
  readonly button: (name: string) => HTMLElement;
  /** Whether it takes no presses. */
  readonly isIdle: (name: string) => boolean;
  readonly press: (what: HTMLElement | string) => Promise<void>;
  /** Puts a text into a field, as typing does. */
  readonly type: (selector: string, text: string) => Promise<void>;
  /** False: the page kept the browser from doing what it does with the key. */
  readonly key: (selector: string, key: string, more?: KeyboardEventInit) => Promise<boolean>;
  readonly draw: (view: ReactNode) => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * Draws a view in a page without a picture (happy-dom): effects run, presses and keys arrive. What a browser does by itself, its sizes, pictures
 * and maps are asked in the browser suite. `early`: the server's markup and what happens to it before the page comes to life.
 */
export async function livePage(view: ReactNode, early?: { readonly markup: string; readonly meanwhile: () => void }): Promise<LivePage> {
  const leave = standIn();
  onTestFinished(leave);
  // React looks for a page when it is loaded.
  const { createRoot, hydrateRoot } = await import("react-dom/client");
  const box = document.createElement("div");
  document.body.append(box);
  if (early) {
    box.innerHTML = early.markup;
    early.meanwhile();
  }
  const root: Root = early ? await act(() => hydrateRoot(box, view)) : createRoot(box);
  if (!early) await act(() => root.render(view));
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await act(() => root.unmount());
  };
  onTestFinished(close);
  return { ...handsOn(box), draw: (next) => act(async () => root.render(next)), close };
}

function handsOn(box: HTMLElement): Omit<LivePage, "draw" | "close"> {
  const all = (selector: string) => [...box.ownerDocument.querySelectorAll<HTMLElement>(selector)];
  const one = (selector: string) => all(selector)[0] ?? missing(selector);
  const isNamed = (name: string) => (element: HTMLElement) => [element.getAttribute("aria-label"), element.textContent].includes(name);
  const button = (name: string) => all("button, a, summary").find(isNamed(name)) ?? missing(name);
  return {
    text: () => box.textContent,
    one,
    all,
    button,
    isIdle: (name) => button(name).hasAttribute("disabled") || button(name).getAttribute("aria-disabled") === "true",
    press: (what) => act(async () => (typeof what === "string" ? button(what) : what).click()),
    type: (selector, text) =>
      act(async () => {
        const field = one(selector);
        // React has put its own property on the field, which would take this for its own drawing.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
        field.dispatchEvent(new window.Event("input", { bubbles: true }));
      }),
    key: async (selector, key, more = {}) => {
      const event = new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
      await act(async () => void one(selector).dispatchEvent(event));
      return !event.defaultPrevented;
    },
  };
}

function missing(what: string): never {
  throw new Error(`nothing on the page is ${what}: ${document.body.innerHTML}`);
}

/** Puts a page in the place of the one that Node lacks, and answers how to take it away again. */
function standIn(): () => void {
  const page = new Window({ url: "https://site.example/here?q=1" });
  // React warns of elements that the page does not know, such as <search>.
  Object.defineProperty(page.HTMLUnknownElement.prototype, Symbol.toStringTag, { value: "HTMLElement" });
  const found = (name: string): unknown => (name === "window" ? page : Reflect.get(page, name));
  const before = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const name of NAMES) {
    const value = name === "IS_REACT_ACT_ENVIRONMENT" ? true : found(name);
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value });
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}
