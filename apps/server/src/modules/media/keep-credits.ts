import type { Sharp } from 'sharp';
import { isSilent, type CreditNotes } from '#modules/metadata/credit-notes.ts';
import { writeXmp } from '#modules/metadata/xmp.ts';

/** Half a kilobyte of XMP is much beside a thumbnail, whose credits Exif carries in a fifth of that. */
const XMP_MIN_WIDTH = 640;

/** Who made a picture goes with it wherever it is saved; nothing else of what its file said does. */
export function keepCredits(picture: Sharp, notes: CreditNotes, width: number): Sharp {
  if (isSilent(notes)) return picture;
  const { creators, copyright } = notes;
  const exif = {
    ...(creators.length > 0 ? { Artist: creators.join('; ') } : {}),
    ...(copyright === undefined ? {} : { Copyright: copyright }),
  };
  if (Object.keys(exif).length > 0) picture.withExif({ IFD0: exif });
  return width < XMP_MIN_WIDTH ? picture : picture.withXmp(writeXmp(notes));
}
