import type { ReactNode } from "react";
import { type NotShown, NotShownView } from "#web/recc/door/closed.tsx";
import { NoHomeView } from "./no-home.tsx";

type OfHomeProps<Data> = {
  readonly title: string;
  readonly data: Data | { readonly kind: "none" } | NotShown;
  /** Where a home is chosen; the newest list where left out. */
  readonly listPath?: "/recc/latest" | "/recc/fm_collection";
  readonly children: (data: Data) => ReactNode;
};

/** A page about one home of a message, or why there is none to show. */
export function OfHome<Data extends { readonly kind: "home" }>({ title, data, listPath = "/recc/latest", children }: OfHomeProps<Data>) {
  if (data.kind === "none") return <NoHomeView title={title} listPath={listPath} />;
  return data.kind === "home" ? children(data) : <NotShownView title={title} why={data.kind} />;
}
