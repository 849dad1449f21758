import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LetterMark } from "./letter-mark.tsx";

it("a grade is a letter in the one colour of grades", () => {
  const html = ["AAA", "C"].map((letter) => renderToStaticMarkup(<LetterMark letter={letter} absent="判定保留" />));

  expect(html[0]?.replace("AAA", "C")).toBe(html[1]);
});

it("what cannot be judged is hatched and says so", () => {
  const html = renderToStaticMarkup(<LetterMark letter={null} absent="判定保留" size="small" />);

  expect(html).toContain("hatched");
  expect(html).toContain("判定保留");
});
