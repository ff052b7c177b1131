/** How wide the still of a film, model or embed is shown: the text's width. */
export const STILL_WIDTH = { phone: '100vw', desktop: '624px' };
