/** Width of a video, model or embed poster: that of the text. */
export const POSTER_WIDTH = { phone: 'min(100vw, 624px)', desktop: '624px' };
