import { expect, it } from "vitest";
import { chosenCity } from "./accuracy-search.ts";

it.each([
  [{ city: 13107 }, "13107"],
  [{ city: "01101" }, "01101"],
  [{ city: 1101 }, "01101"],
  [{ city: "" }, ""],
  [{ city: "墨田区" }, ""],
  [{ city: ["13107"] }, ""],
  [{}, ""],
])("the address %j names the city %j", (search, city) => {
  expect(chosenCity(search)).toBe(city);
});
