import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import type { SessionView } from "#web/session/core/types.ts";
import { renderInRouter, textOf } from "./render-in-router.tsx";

/** What a control was drawn with: its handlers too, which the server's markup leaves out. */
type Props = Readonly<Record<string, unknown>>;

const MARK = "data-opened";
const CONTROLS = ["a", "button", "input", "select", "textarea"];

/**
 * Draws a view as `renderInRouter` does and keeps the handlers of its controls, so that a test can do what a reader does: what a view asks for
 * is then seen by what it calls. What lies beyond (a state that changes, focus, typing in a browser) belongs to the journeys.
 */
export async function openInRouter(view: ReactNode, paths: readonly string[] = ["/"], session?: SessionView) {
  const controls: Props[] = [];
  const html = await renderInRouter(<Opened draw={() => view} controls={controls} />, paths, session);
  const shown = (tag: string) => [...html.matchAll(new RegExp(`<${tag}[^>]* ${MARK}="(\\d+)"[^>]*>(.*?)</${tag}>`, "gs"))];
  const labelled = (label: string): Props => {
    const found = ["button", "a"].flatMap(shown).flatMap(([, id, inner = ""]) => {
      const control = controls[Number(id)];
      const name = control?.["aria-label"] ?? textOf(inner);
      return control && name === label ? [control] : [];
    });
    const [first] = found;
    if (first === undefined || found.length > 1) throw new Error(`${found.length} controls are called 「${label}」`);
    return first;
  };
  const idOfLabel = (label: string) => {
    const labels = [...html.matchAll(/<label for="([^"]*)"[^>]*>(.*?)<\/label>/gs)];
    return labels.find(([, , inner = ""]) => textOf(inner) === label)?.[1];
  };
  const named = (name: string, value?: string): Props => {
    const id = idOfLabel(name) ?? name;
    const found = controls.find((props) => (props.name === name || props.id === id) && (value === undefined || props.value === value));
    if (!found) throw new Error(`nothing to fill in is called ${name}`);
    return found;
  };
  return {
    html: html.replaceAll(new RegExp(` ${MARK}="\\d+"`, "g"), ""),
    /** Whether the one button or link of this name can be pressed. */
    isEnabled: (label: string) => labelled(label).disabled !== true,
    /** Presses the one button or link of this name; one that is disabled does nothing. */
    press: (label: string) => {
      const { disabled, onClick } = labelled(label);
      if (disabled !== true) call(onClick, { preventDefault: () => undefined });
    },
    /** Types into a field, chooses in it or slides it, by its name or its label. */
    fill: (name: string, value: string) => call(named(name).onChange, { target: { value } }),
    /** Ticks a box or takes it back, or takes one of several choices by its value. */
    tick: (name: string, checked: boolean, value?: string) => call(named(name, value).onChange, { target: { checked, value } }),
  };
}

function call(handler: unknown, event: object): void {
  if (typeof handler !== "function") throw new Error("nothing happens there");
  handler({ ...event, currentTarget: {} });
}

/** Calls a component where React would, with its hooks and contexts, and opens what it draws. */
function Opened({ draw, controls }: { readonly draw: () => ReactNode; readonly controls: Props[] }) {
  return opened(draw(), controls);
}

function opened(node: ReactNode, controls: Props[]): ReactNode {
  if (Array.isArray(node)) return node.map((each: ReactNode, index) => withKey(opened(each, controls), index));
  if (!isValidElement<Props>(node)) return node;
  const { type, props, key } = node;
  const draw = drawing(type, props);
  if (draw) return <Opened key={key} draw={draw} controls={controls} />;
  const mark: Record<string, unknown> = {};
  if (typeof type === "string" && CONTROLS.includes(type)) mark[MARK] = String(controls.push(props) - 1);
  if (props.children === undefined) return cloneElement(node, mark);
  return cloneElement(node, mark, opened(props.children as ReactNode, controls));
}

/** How a component is drawn, one that is remembered or forwards a reference among them; null for elements, fragments and contexts. */
function drawing(type: ReactElement["type"] | object, props: Props): (() => ReactNode) | null {
  if (typeof type === "function") return () => (type as (given: Props) => ReactNode)(props);
  if (typeof type !== "object") return null;
  if ("type" in type && type.type !== null) return drawing(type.type as ReactElement["type"], props);
  if (!("render" in type)) return null;
  const { render } = type;
  return typeof render === "function" ? () => render(props, null) : null;
}

function withKey(node: ReactNode, index: number): ReactNode {
  return isValidElement(node) && node.key === null ? <Fragment key={index}>{node}</Fragment> : node;
}
