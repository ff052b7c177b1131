/** Further languages are those that an article with the picture has. */
export type Words = { no: string; sv: string; en: string; nn?: string; de?: string };

/** What a scene file exports beside `draw`: the facts for the sidecar. */
export type Meta = {
  id: number;
  alt: Words;
  /** What stands under it in a gallery: true, and more than what is seen. */
  caption?: Words;
  /** The point kept in square crops, 0..1 from the left and the top. */
  focal: [number, number];
};

export type Scene = { meta: Meta; draw: () => string };
