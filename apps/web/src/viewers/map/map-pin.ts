import type { MapPoint } from '@varde/contract/documents';
import type { PinKind } from './map-palette.ts';

/** A point of the contract with its pin. Default: the pin of its schema. */
export type MapPin = readonly [...MapPoint, pin?: PinKind];
