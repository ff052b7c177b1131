export interface CaptionTrack {
  /** Of a WebVTT file. */
  readonly url: string;
  readonly lang: string;
  /** As the browser's own menu names it. */
  readonly label: string;
}

/** The captions inside a sound or film. */
export function CaptionTracks({ tracks }: { readonly tracks: readonly CaptionTrack[] }) {
  return tracks.map(({ url, lang, label }) => (
    <track key={url} kind="captions" src={url} srcLang={lang} label={label} />
  ));
}
