import sharp from 'sharp';

const EMBEDDED = /data:image\/(?:png|jpeg|webp|gif);base64,([A-Za-z0-9+/=\s]+)/g;

/** Pixels of all pictures that a drawing holds, by their headers: whoever draws it unpacks each of them. */
export async function countEmbeddedPixels(svg: string): Promise<number> {
  let pixels = 0;
  for (const [, text = ''] of svg.matchAll(EMBEDDED))
    pixels += await countPixels(Buffer.from(text, 'base64'));
  return pixels;
}

async function countPixels(picture: Buffer): Promise<number> {
  const size = sharp(picture, { limitInputPixels: false }).metadata();
  return size.then(
    ({ width, height }) => width * height,
    () => 0,
  );
}
