/**
 * What the hosted login says (`error_description`) where it sends a person back to the client without what was asked for, as far as the site tells
 * it apart: each wants another step of the person.
 */
export const PROVIDER_NOT_FINISHED = "The sign-in at the provider was not finished";
export const LOGIN_OF_ANOTHER = "The login belongs to another account";
export const ANOTHER_SIGNED_IN = "Another user signed in";
export const NAME_OF_ANOTHER = "The user name belongs to another account";
export const RESET_REQUIRED = "Password reset required for the user";
