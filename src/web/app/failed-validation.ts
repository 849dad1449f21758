import { notFound, SearchParamError } from "@tanstack/react-router";

/**
 * Specification section 2: a page whose validate step fails shows the 404 page. Given to every route as `onError`, for search
 * parameters; a `params.parse` throws `notFound()` itself, since the router does not export its error for path parameters.
 */
export function failedValidationIsNotFound(error: unknown): void {
  if (error instanceof SearchParamError) throw notFound();
}
