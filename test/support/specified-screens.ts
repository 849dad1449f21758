import { readFileSync } from "node:fs";

type Access = "open" | "guest" | "member" | "token";

/** A screen as the product's table of screens asks for it, typed from there and not from our routes. */
export type SpecifiedScreen = {
  /** As the specification spells it. */
  readonly path: string;
  readonly title: string;
  /** By what a visitor may do: 公, 公→会, 公/会 and 法 may be opened by anybody, 券/会 by a link of a message. */
  readonly access: Access;
  readonly layout: "default" | "noindex";
  /** Null: not counted. */
  readonly pageView: string | null;
};

const ACCESS: Readonly<Record<string, Access>> = {
  ...{ 公: "open", "公/会": "open", "公→会": "open", 法: "open" },
  ...{ 客: "guest", 会: "member", 券: "token", "券/会": "token", "会/券": "open" },
};

/** Where a decision of ours differs, and why. */
const DECIDED: Readonly<Record<string, Partial<Omit<SpecifiedScreen, "path">>>> = {
  // A page that does not exist is the unnamed route.
  "/404": { pageView: null },
  // Lists of homes that only this browser has.
  "/favorites": { layout: "noindex" },
  // 「探す」 is the house's spelling.
  "/kyugake": { title: "九掛け物件を探す" },
  // Any place is rated, with or without a building (0030), and every home on offer is asked about here (0041).
  "/risk": { title: "住まいのリスク診断" },
  "/risk/search_area": { title: "エリアから探す" },
  "/risk/search_result": { title: "リスク診断の検索結果" },
  "/risk/connectOwner": { title: "オーナーとつながる" },
  "/risk/{apartmentKey}/apartment/keyError": { title: "建物が見つかりません" },
  "/kyugake/contact": { title: "物件のお問い合わせ" },
  // The name stands before the title once it is known.
  "/risk/{apartmentKey}/summary": { title: "リスク診断" },
  // The address holds the number of an inquiry, or the token of a link.
  "/kyugake/thanks": { pageView: null },
  "/risk/thanks-registration": { pageView: null },
  // Everybody may open it to learn that the link is missing; the link opens it by a cookie (0056, 0057), and inside LINE (0052).
  "/recc/contact_line": { access: "open" },
  "/recommender/inputform": { title: "ご希望条件の入力" },
  "/recommender/inputformLine": { pageView: null },
  "/recommender/inputformmail": { access: "open" },
  "/recommender/queryform": { access: "open" },
  "/recommender/querylist": { access: "open" },
  "/recommender/queryupsertresult": { access: "open" },
  "/recommender/queryupsertresultline": { pageView: null },
  "/recommender/redirect": { access: "open" },
  // Its last question asks for the sign-in, so that nothing that was answered is lost (0048).
  "/queries/input/CompleteNormal": { access: "open", title: "保存" },
  "/queries/input/CompleteOffer": { access: "open", title: "保存" },
  // The form tells the next question by name: 「次へ：場所の確認」.
  "/queries/input/CompleteStep123": { title: "場所の確認" },
  "/queries/input/MessageTemplate": { title: "例文" },
  "/queries/input/OccupiedArea": { title: "専有・建物面積" },
  "/queries/input/PropertyType": { title: "物件の種別" },
  "/queries/input/SelectDirectOffer": { title: "探し方" },
  ...numbered("/queries/input/StepNav", ["1", "2", "3"], "入力の進み具合 "),
  ...numbered("/queries/input/", ["testArea1", "testArea2", "testArea3", "testArea4", "testStepNav"], "検証用 "),
};

const lines = readFileSync(new URL("./screens-of-the-specification.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1);

/** All screens of the specification, in its order. */
export const SPECIFIED_SCREENS: readonly SpecifiedScreen[] = lines.map((line) => {
  const [path = "", title = "", access = "", layout = "", view = ""] = line.split("\t");
  return {
    path,
    title: inWideBrackets(title),
    access: ACCESS[access] ?? unknown(access),
    layout: layout === "D" ? "default" : "noindex",
    pageView: view === "-" ? null : view,
    ...DECIDED[path],
  };
});

/** Parts and test screens that the table of screens names all alike. */
function numbered(path: string, names: readonly string[], title: string): Readonly<Record<string, { readonly title: string }>> {
  return Object.fromEntries(names.map((name) => [path + name, { title: title + name }]));
}

/** Where who opens a screen with nothing at hand is led to, by the address: it has nothing to show then. */
const LEADS_TO: Readonly<Record<string, string>> = {
  "/search/load": "/search/input",
  "/search/result": "/search/input",
  "/kyugake/thanks": "/kyugake",
  "/recc/thanks": "/recc/latest",
  "/recc/fm_thanks": "/recc/fm_collection",
};

/** What a visitor without a session sees of a screen: itself, the login, or where it leads. */
export function seenByVisitor(screen: SpecifiedScreen): SpecifiedScreen {
  const to = screen.access === "member" ? "/login" : (LEADS_TO[screen.path] ?? screen.path);
  return SPECIFIED_SCREENS.find(({ path }) => path === to) ?? screen;
}

/** After the name of the building a title says less. */
const AFTER_NAME: Readonly<Record<string, string>> = {
  "/risk/{apartmentKey}/connectOwner": "オーナーとつながる",
  "/risk/{apartmentKey}/contact": "お問い合わせ",
  "/risk/{apartmentKey}/faq_top": "よくある質問",
  // Without a number there is nothing to thank for: the form stands there.
  "/risk/{apartmentKey}/thanks": "お問い合わせ",
};

/** What the title of the page says once it is known what it is about. */
export function shownTitle({ path, title }: SpecifiedScreen): string {
  return AFTER_NAME[path] ?? title;
}

/** Pages of an office are of the one that their address names. */
const OF_OFFICE = /^\/recommender\/(service|inputform|inputformLine|redirect)$/;

/** The address of a screen with what it is about; `key` is of a rated building. */
export function addressOf({ path }: SpecifiedScreen, key: string): string {
  if (path.endsWith("/keyError")) return path.replace("{apartmentKey}", "nothing-of-ours");
  if (OF_OFFICE.test(path)) return `${path}?t=mihon-home&to=https%3A%2F%2Fwww.mihon-home.example%2F`;
  return path.replace("{apartmentKey}", key);
}

/** Titles have wide brackets here (docs/glossary.md). */
function inWideBrackets(title: string): string {
  return title.replaceAll("(", "（").replaceAll(")", "）");
}

function unknown(access: string): never {
  throw new Error(`no access is called ${access}`);
}
