import { useEffect, useRef } from "react";

type MailFrameProps = { readonly title: string; readonly html: string };

/**
 * A mail as its receiver sees it, in a frame in which nothing runs and no link leads anywhere. The page allows no styles that stand in markup: they are taken out of it
 * and set on the drawn elements.
 */
export function MailFrame({ title, html }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const { markup, css } = apart(html);
    const draw = () => dress(element, css);
    element.addEventListener("load", draw);
    element.srcdoc = trusted(markup);
    return () => element.removeEventListener("load", draw);
  }, [html]);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      className="h-120 w-full max-w-160 rounded-control border border-line bg-white"
    />
  );
}

/** A mail without the styles in its markup, and the sheets it had. */
export function apart(html: string): { readonly markup: string; readonly css: readonly string[] } {
  const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, sheet = ""]) => sheet);
  const markup = html.replaceAll(/<style[^>]*>[\s\S]*?<\/style>/gi, "").replaceAll(/(<[a-z][^>]*?) style\s*=\s*"/gi, '$1 data-look="');
  return { markup, css };
}

function dress(frame: HTMLIFrameElement, css: readonly string[]): void {
  const [drawn, view] = [frame.contentDocument, frame.contentWindow as (Window & typeof globalThis) | null];
  if (!drawn || !view) return;
  for (const element of drawn.querySelectorAll<HTMLElement>("[data-look]")) element.style.cssText = element.dataset.look ?? "";
  drawn.adoptedStyleSheets = css.map((text) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}

type Policy = { readonly createHTML: (html: string) => string };
type Factory = { readonly createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy };
let policy: Policy | undefined;

/** Markup that comes from our own service, for browsers that ask where markup comes from. */
function trusted(html: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Factory };
  policy ??= trustedTypes?.createPolicy("mail-preview", { createHTML: (given) => given });
  return policy ? policy.createHTML(html) : html;
}
