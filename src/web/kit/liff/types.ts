/** The pages inside LINE, as the site tells of them. */
export type LiffApp = {
  readonly id: string;
  /** LINE of this machine. */
  readonly isStandIn: boolean;
};

/** A page that LINE has opened. */
export type LiffPage = {
  /** In LINE itself; a browser can open the page as well. */
  readonly isInClient: boolean;
  /** Proves to the server who opens it; null: they are not signed in to LINE, or have not let it. */
  readonly idToken: string | null;
  /** Writes into the chat as its person. False: LINE does not let it. */
  readonly say: (text: string) => Promise<boolean>;
  readonly close: () => void;
};
