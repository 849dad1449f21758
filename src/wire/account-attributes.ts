/** The attribute of an account that keeps the version of 利用規約 agreed to where it was made (YYYY-MM-DD). The pool has it in its schema. */
export const TERMS_ATTRIBUTE = "custom:terms_version";
