/** The file that every heading needs, for a preload link in the head: the type is there before the style sheet is read. */
import headingFont from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';

export const HEADING_FONT_ADDRESS: string = headingFont;
