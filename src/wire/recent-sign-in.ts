/** What the user pool says where a change wants a sign-in of a moment ago: a NotAuthorizedException with this text, which no other refusal has. */
export const RECENT_SIGN_IN_REQUIRED = "Recent sign-in required.";

/** How long ago the site lets the last proof of a person be, for changes of how they sign in. */
export const RECENT_SIGN_IN_SECONDS = 300;

/** How long after a sign-in the operators' desk stays open: then its person proves anew who they are. */
export const DESK_SESSION_SECONDS = 1800;
