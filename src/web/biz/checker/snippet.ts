import { CHECKER_SCRIPT_PATH } from "#wire/checker/checker-widget.ts";

/** How somebody wants the checker to look on their site, as it was typed. */
export type TypedBrand = { readonly color: string; readonly radius: string; readonly contact: string };

export const USUAL_BRAND: TypedBrand = { color: "#0b5d66", radius: "10", contact: "" };

/** The tag that puts the checker on another site. What is as usual is left out of it. */
export function snippetFor(siteOrigin: string, brand: TypedBrand): string {
  const wishes = (["color", "radius", "contact"] as const).flatMap((name) => {
    const value = brand[name].trim();
    return value === "" || value === USUAL_BRAND[name] ? [] : [`data-${name}="${attribute(value)}"`];
  });
  const attributes = [`src="${siteOrigin}${CHECKER_SCRIPT_PATH}"`, 'data-key="mk_pub_…"', ...wishes, "async"];
  return `<script\n${attributes.map((one) => `  ${one}`).join("\n")}\n></script>`;
}

function attribute(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
