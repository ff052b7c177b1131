export interface CaptionTrack {
  /** URL of a WebVTT file. */
  readonly url: string;
  readonly lang: string;
  /** Label in the browser's own menu. */
  readonly label: string;
}

/** The captions of an audio or video element. */
export function CaptionTracks({ tracks }: { readonly tracks: readonly CaptionTrack[] }) {
  return tracks.map(({ url, lang, label }) => (
    <track key={url} kind="captions" src={url} srcLang={lang} label={label} />
  ));
}
