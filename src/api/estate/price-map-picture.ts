import type { PriceMap } from "#domain/properties/overview/price-map.ts";

/** Light to dark: the brand and its tints. A map of fewer classes takes the first ones. */
const COLOURS = ["#dcebeb", "#b3d3d4", "#7fb2b6", "#3f8a91", "#0b5d66"] as const;
const WIDTH = 640;
const LEGEND_HEIGHT = 84;
const TEXT = 20;
/** Of a square, left free between two. */
const GAP = 0.1;

/** The map as a picture that needs no script: squares by class, borders of cities, their names, a legend. */
export function priceMapPicture(map: PriceMap): string {
  const side = WIDTH / map.columns;
  const height = map.rows * side;
  const drawn = [
    `<defs>${hatch("few", 1 / side)}${hatch("key", 1)}</defs>`,
    `<g transform="scale(${round(side)})">`,
    ...classPaths(map),
    `<path d="${cityBorders(map)}" fill="none" stroke="#fff" stroke-width="${round(2.4 / side)}"/>`,
    "</g>",
    ...cityNames(map, side),
    legend(map, height),
  ];
  const box = `0 0 ${WIDTH} ${Math.ceil(height) + LEGEND_HEIGHT}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${WIDTH}" height="${Math.ceil(height) + LEGEND_HEIGHT}" font-family="'Hiragino Sans','Noto Sans JP','Noto Sans CJK JP',Meiryo,sans-serif" font-size="${TEXT}" fill="#1b2430">${drawn.join("")}</svg>`;
}

/** How high the picture is for each unit of width, so that its place is free before it is there. */
export function pictureSize({ columns, rows }: Pick<PriceMap, "columns" | "rows">): { readonly width: number; readonly height: number } {
  return { width: WIDTH, height: Math.ceil((rows * WIDTH) / columns) + LEGEND_HEIGHT };
}

function classPaths({ squares, bounds }: PriceMap): string[] {
  const classes = [...Array.from({ length: bounds.length + 1 }, (_, index) => index), null];
  return classes.map((each) => {
    const own = squares.filter(({ classOf }) => classOf === each);
    const path = own.map(({ column, row }) => `M${column} ${row}h${1 - GAP}v${1 - GAP}h-${1 - GAP}z`).join("");
    return `<path d="${path}" fill="${colourOf(each)}"/>`;
  });
}

function colourOf(each: number | null, hatched = "few"): string {
  return each === null ? `url(#${hatched})` : (COLOURS[each] ?? COLOURS[4]);
}

/** Stripes for what has no figure: never a colour of the legend. */
function hatch(id: string, scale: number): string {
  return `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45) scale(${round(scale)})"><path d="M0 0h6v6H0z" fill="#f8f7f4"/><path d="M1 0v6" stroke="#b9b4aa" stroke-width="2"/></pattern>`;
}

/** The sides of squares at which one city ends and another begins. */
function cityBorders({ squares }: PriceMap): string {
  const cityAt = new Map(squares.map(({ column, row, cityCode }) => [`${column},${row}`, cityCode]));
  const differs = (cityCode: string, column: number, row: number) => (cityAt.get(`${column},${row}`) ?? cityCode) !== cityCode;
  return squares
    .flatMap(({ column, row, cityCode }) => [
      ...(differs(cityCode, column + 1, row) ? [`M${round(column + 1 - GAP / 2)} ${row}v1`] : []),
      ...(differs(cityCode, column, row + 1) ? [`M${column} ${round(row + 1 - GAP / 2)}h1`] : []),
    ])
    .join("");
}

/** Names that do not cover each other, those of large cities first. */
function cityNames({ cities }: PriceMap, side: number): string[] {
  const placed: { readonly x: number; readonly y: number; readonly half: number }[] = [];
  return cities.flatMap(({ cityName, column, row }) => {
    const text = cityName.replace(/(?<=..)[区市町村]$/, "");
    const [x, y, half] = [column * side, row * side, (text.length * TEXT) / 2 + 4];
    if (placed.some((other) => Math.abs(other.x - x) < other.half + half && Math.abs(other.y - y) < TEXT * 1.3)) return [];
    placed.push({ x, y, half });
    return [
      `<text x="${Math.round(x)}" y="${Math.round(y)}" text-anchor="middle" dominant-baseline="central" font-weight="700" stroke="#fff" stroke-width="5" stroke-linejoin="round" paint-order="stroke">${escaped(text)}</text>`,
    ];
  });
}

/** Two rows of swatches under the map. */
function legend({ bounds }: PriceMap, top: number): string {
  const words = [...classWords(bounds), "件数不足"];
  const across = Math.ceil(words.length / 2);
  const items = words.map((word, index) => {
    const [x, y] = [(index % across) * (WIDTH / across), top + 18 + Math.floor(index / across) * 32];
    const colour = colourOf(index === words.length - 1 ? null : index, "key");
    return `<rect x="${Math.round(x) + 1}" y="${Math.round(y)}" width="20" height="20" fill="${colour}" stroke="#8a8f98"/><text x="${Math.round(x) + 28}" y="${Math.round(y) + 11}" dominant-baseline="central" fill="#586272">${escaped(word)}</text>`;
  });
  return items.join("");
}

/** `["70万円未満", "70–90万円", "140万円以上"]` */
function classWords(bounds: readonly number[]): string[] {
  const [first] = bounds;
  const last = bounds.at(-1);
  if (first === undefined || last === undefined) return ["成約あり"];
  const between = bounds.slice(1).map((bound, index) => `${bounds[index]}〜${bound}万円`);
  return [`${first}万円未満`, ...between, `${last}万円以上`];
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
