/** Thrown where a file of homes ends in its middle or is no list of homes. */
export class FeedCut extends Error {
  override readonly name = "FeedCut";
}
