import { Link } from "@tanstack/react-router";
import { createContext, createElement as h, use, useState } from "react";
import { expect, it, vi } from "vitest";
import { openInRouter } from "./opened-view.tsx";
import { renderInRouter } from "./render-in-router.tsx";

const Name = createContext("nobody");

type Greets = { readonly onGreet: (whom: string) => void };

function Greeting({ onGreet }: Greets) {
  const whom = use(Name);
  const [label] = useState("Greet");
  return h("button", { type: "button", onClick: () => onGreet(whom) }, h("b", null, label));
}

function Field({ name, onGreet }: Greets & { readonly name: string }) {
  const onChange = (event: { readonly target: { readonly value: string } }) => onGreet(`${name}: ${event.target.value}`);
  return h("li", null, h("label", { htmlFor: name }, "Field ", name), h("input", { id: name, value: "", onChange }));
}

const view = (onGreet: Greets["onGreet"]) =>
  h(
    Name,
    { value: "Hanako" },
    h(
      "ul",
      null,
      ["a", "b"].map((name) => h(Field, { key: name, name, onGreet })),
    ),
    h(Greeting, { onGreet }),
    h(Link, { to: "/", onClick: () => onGreet("the way") }, "Home"),
    h("button", { type: "button", disabled: true, onClick: () => onGreet("never") }, "Off"),
  );

it("an opened view is drawn as it always is, and does what its controls say, hooks and contexts included", async () => {
  const onGreet = vi.fn<Greets["onGreet"]>();
  const page = await openInRouter(view(onGreet));
  page.press("Greet");
  page.fill("Field b", "x");
  page.press("Home");
  page.press("Off");

  expect(page.html).toBe(await renderInRouter(view(onGreet)));
  expect(onGreet.mock.calls.flat()).toEqual(["Hanako", "b: x", "the way"]);
  expect([page.isEnabled("Greet"), page.isEnabled("Off")]).toEqual([true, false]);
});

it("what is not there cannot be pressed or filled in, nor what is there twice", async () => {
  const same = h("button", { type: "button" }, "Same");
  const page = await openInRouter(h("div", null, same, same));

  expect(() => page.press("Same")).toThrow("2 controls");
  expect(() => page.press("Other")).toThrow("0 controls");
  expect(() => page.fill("name", "x")).toThrow("nothing to fill in");
});
