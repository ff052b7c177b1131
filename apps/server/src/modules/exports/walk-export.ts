import type { LatLng } from '@varde/domain/geo';

/** A stop of a walk that everybody may know of. */
export interface ExportedStop extends LatLng {
  /** From 1, in a walk that has an order. */
  readonly number?: number | undefined;
  readonly title: string;
  readonly description: string;
  /** Of its page. */
  readonly address: string;
}

/** A presentation or rebus as it is taken along: in one language, with nothing that is hidden or locked. */
export interface WalkExport {
  readonly title: string;
  readonly description: string;
  /** BCP 47, of the title. */
  readonly language: string;
  readonly address: string;
  readonly owner: string;
  readonly isOrdered: boolean;
  readonly stops: readonly ExportedStop[];
  /** The way as the museum drew it. GeoJSON positions. */
  readonly line: readonly (readonly number[])[];
}
