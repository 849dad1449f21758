import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { TableTwin } from "./table-twin.tsx";

const rows = [{ label: "地震" }, { label: "水害" }];

it("a table twin is folded away on a screen and open in print", () => {
  const html = renderToStaticMarkup(
    <TableTwin
      caption="点数"
      columns={[{ key: "label", label: "項目", cell: ({ label }) => label }]}
      rows={rows}
      rowKey={({ label }) => label}
    />,
  );

  expect(html).toMatch(/<details class="no-print[^"]*"><summary[^>]*>表で見る/);
  expect(html).toMatch(/hidden print:block/);
});
