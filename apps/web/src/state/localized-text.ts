/** A text for a player or viewer, with the BCP 47 tag of its language. */
export interface LocalizedText {
  readonly text: string;
  readonly lang: string;
}
