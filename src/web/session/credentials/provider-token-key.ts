/** Where a tab keeps the token of Google or Facebook, by the name the specification gives it. */
export const PROVIDER_TOKEN_KEY = "federatedInfo";
