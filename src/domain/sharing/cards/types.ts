/** The picture that other sites show beside a link to a page of ours. All of it stands on the page itself, for anybody. */
export type Card = {
  /** What the page is about, in a word or two: `売出物件`. */
  readonly kind: string;
  readonly title: string;
  /** Up to two lines under the title. */
  readonly lines: readonly string[];
  readonly figure: CardFigure | null;
  /** Made of sample data, which the picture then says. */
  readonly isSample: boolean;
};

export type CardFigure =
  | {
      readonly of: "letter";
      /** Null: held back. */
      readonly letter: string | null;
      /** Of 100, whole. */
      readonly points: number | null;
    }
  /** What is asked for a home beside what it is reckoned to be worth, in yen, where that is told. */
  | { readonly of: "price"; readonly asking: number; readonly estimate: EstimateBand | null };

type EstimateBand = { readonly price: number; readonly low: number; readonly high: number };
