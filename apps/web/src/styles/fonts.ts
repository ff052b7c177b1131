/** Font file of all headings, preloaded in the head: requested before the style sheet is parsed. */
import headingFont from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url';

export const HEADING_FONT_URL: string = headingFont;
