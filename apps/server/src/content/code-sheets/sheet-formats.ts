/** Paper and label formats, in millimetres. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

const A4: Size = { width: 210, height: 297 };
const A5: Size = { width: 148, height: 210 };

/** The commonest A4 label sheet: 24 labels of 70 × 37 mm in three columns, without gaps. */
const LABELS_70_X_37 = { width: 70, height: 37, columns: 3, rows: 8 } as const;

export interface SheetFormat {
  readonly page: Size;
  /** Boxes of the signs on a page, in reading order. */
  readonly places: readonly Box[];
  /** A poster with centred bands, or a landscape label with the QR code at the left. */
  readonly look: 'poster' | 'label';
}

const poster = (page: Size): SheetFormat => ({
  page,
  places: [{ x: 0, y: 0, ...page }],
  look: 'poster',
});

export const SHEET_FORMATS = {
  a4: poster(A4),
  a5: poster(A5),
  labels: { page: A4, places: labelPlaces(), look: 'label' },
} as const satisfies Readonly<Record<string, SheetFormat>>;

export type SheetFormatName = keyof typeof SHEET_FORMATS;

export const SHEET_FORMAT_NAMES = Object.keys(SHEET_FORMATS) as readonly SheetFormatName[];

/** Centred on the page. */
function labelPlaces(): Box[] {
  const { width, height, columns, rows } = LABELS_70_X_37;
  const left = (A4.width - columns * width) / 2;
  const top = (A4.height - rows * height) / 2;
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: left + (at % columns) * width,
    y: top + Math.floor(at / columns) * height,
    width,
    height,
  }));
}
