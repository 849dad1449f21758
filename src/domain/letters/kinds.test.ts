import { expect, it } from "vitest";
import { LETTER_FIELDS } from "#kernel/fields/letter-fields.ts";
import { INQUIRY_KINDS, MAILED_KIND_IDS, MAILED_KINDS } from "./kinds.ts";

it.each(MAILED_KIND_IDS)("%s stands under its own name and needs only what its form can have", (id) => {
  const kind = MAILED_KINDS[id];

  expect(kind.id).toBe(id);
  expect(Object.keys(LETTER_FIELDS)).toEqual(expect.arrayContaining(kind.needs.filter((need) => need !== "apartmentKey")));
});

it("the form takes in registrations too, which are no letters", () => {
  expect(INQUIRY_KINDS).toEqual(["question", "visit", "registration"]);
  expect(MAILED_KIND_IDS).not.toContain("registration");
});
