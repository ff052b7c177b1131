/** How wide the still of a film, model or embed is shown: the text's width. */
export const POSTER_WIDTH = { phone: 'min(100vw, 624px)', desktop: '624px' };
