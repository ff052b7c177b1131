/** A text that a player or viewer is handed, and the BCP 47 tag of the language it is in. */
export interface LocalizedText {
  readonly text: string;
  readonly lang: string;
}
