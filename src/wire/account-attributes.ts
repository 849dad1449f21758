/** The attribute of an account that keeps the version of 利用規約 agreed to where it was made (YYYY-MM-DD). The pool has it in its schema. */
export const TERMS_ATTRIBUTE = "custom:terms_version";

/** The group of the user pool whose people work at the operators' desk; tokens name it in `cognito:groups`. */
export const OPERATORS_GROUP = "operators";
