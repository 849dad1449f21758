/** The group of the user pool whose people work at the operators' desk; tokens name it in `cognito:groups`. */
export const OPERATORS_GROUP = "operators";

/** How long after a sign-in the desk stays open: then its person proves anew who they are. */
export const DESK_SESSION_SECONDS = 1800;
