import { expect, it } from "vitest";
import { mockPersonOf } from "./mock-person.ts";

it("reads who a browser is from its cookie, among others", () => {
  const cookie = encodeURIComponent(JSON.stringify({ sub: "line-1", email: null, error: "access_denied" }));

  expect(mockPersonOf(`a=1; mock-person=${cookie}; b=2`)).toEqual({ sub: "line-1", email: null, error: "access_denied" });
});

it.each([[undefined], [""], ["other=1"], ["mock-person=%"], ["mock-person=1"], ["not-mock-person=%7B%22sub%22%3A%22x%22%7D"]])(
  "is nobody special with the cookies %j",
  (cookies) => {
    expect(mockPersonOf(cookies)).toEqual({});
  },
);
