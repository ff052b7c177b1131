/** The file that every heading needs, for a preload link in the head: the type is there before the style sheet is read. */
import headingFont from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url';

export const HEADING_FONT_URL: string = headingFont;
