import { describe, expect, it } from "vitest";
import { withoutLists } from "./later-table.ts";

const HEAD = 'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/a.js","assets/b.js","assets/c.js"])))=>i.map(i=>d[i]);';
const CODE = `${HEAD}P(()=>import(\`./route.js\`),__vite__mapDeps([0,2]));P(()=>import(\`./route.js\`),__vite__mapDeps([0,2]));P(()=>import(\`./bell.js\`),__vite__mapDeps([2]));`;

describe("the lists of files that parts need", () => {
  it("leave the first file where a part is a route, each list once, and stay where it is not", () => {
    const split = withoutLists(CODE, (file) => file === "route.js");

    expect(split?.code).toBe(
      'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/c.js"])))=>i.map(i=>d[i]);' +
        "const __filesOfPart=n=>globalThis.filesOfPart?.(n)??[];" +
        "P(()=>import(`./route.js`),__filesOfPart(0));P(()=>import(`./route.js`),__filesOfPart(0));P(()=>import(`./bell.js`),__vite__mapDeps([0]));",
    );
    expect(split?.table).toBe('export const files=["assets/a.js","assets/b.js","assets/c.js"];export const parts=[[0,2]];\n');
  });

  it("are missed where a file names them in another way", () => {
    expect(withoutLists("const other=1;", () => true)).toBeNull();
  });
});
