import type { MapPoint } from '@varde/contract/documents';
import type { PinKind } from './map-palette.ts';

/** A point of the contract, and what pin it is drawn with. Default: that of its schema. */
export type MapPin = readonly [...MapPoint, pin?: PinKind];
