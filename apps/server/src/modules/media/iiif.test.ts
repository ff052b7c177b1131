/** What is drawn by the IIIF Image API; its description and manners: iiif-info.test.ts, iiif-answers.test.ts. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWithDatabase } from '#test/database.ts';
import { openQuarters, WHOLE, WIDTH, type QuartersServer } from '#test/quarters.ts';

describeWithDatabase('a picture by IIIF', (open) => {
  let quarters: QuartersServer;
  beforeAll(async () => {
    quarters = await openQuarters(open);
  });
  afterAll(() => quarters.server.close());

  it.each([
    ['full/max/0/default.png', [1200, 800], WHOLE],
    ['square/max/0/default.png', [800, 800], ['red', 'green', 'blue', 'white']],
    ['0,0,600,400/max/0/default.png', [600, 400], ['red', 'red', 'red', 'red']],
    ['600,0,600,800/max/0/default.png', [600, 800], ['green', 'green', 'white', 'white']],
    ['1000,700,500,500/max/0/default.png', [200, 100], ['white', 'white', 'white', 'white']],
    ['pct:50,0,50,50/max/0/default.png', [600, 400], ['green', 'green', 'green', 'green']],
    ['pct:0,50,100,50/max/0/default.jpg', [1200, 400], ['blue', 'white', 'blue', 'white']],
  ])('takes the region of %s', async (path, size, corners) => {
    const drawn = await quarters.draw(path);
    expect(drawn.size).toEqual(size);
    expect(drawn.corners).toEqual(corners);
  });

  it('cuts a square around the focal point', async () => {
    // The focal point is at nine tenths: the square lies at the right edge, from 400 on.
    const { headers } = await quarters.draw('square/100,/0/default.png');
    expect(headers.link).toContain('/400,0,800,800/100,100/0/default.png>;rel="canonical"');
    expect(headers['cache-control']).not.toContain('immutable');
  });

  it.each([
    ['full/600,/0/default.jpg', [600, 400]],
    ['full/,200/0/default.jpg', [300, 200]],
    ['full/pct:25/0/default.jpg', [300, 200]],
    ['full/300,300/0/default.jpg', [300, 300]],
    ['full/!300,300/0/default.jpg', [300, 200]],
    ['full/!9000,9000/0/default.jpg', [1200, 800]],
    ['full/^600,/0/default.jpg', [600, 400]],
    ['0,0,400,400/100,/0/default.jpg', [100, 100]],
    ['0,0,512,512/256,256/0/default.jpg', [256, 256]],
    ['full/1,/0/default.png', [1, 1]],
  ])('scales to the size of %s', async (path, size) => {
    expect((await quarters.draw(path)).size).toEqual(size);
  });

  it.each([
    ['0', [300, 200], WHOLE],
    ['90', [200, 300], ['blue', 'red', 'white', 'green']],
    ['180', [300, 200], ['white', 'blue', 'green', 'red']],
    ['270', [200, 300], ['green', 'white', 'red', 'blue']],
    ['!0', [300, 200], ['green', 'red', 'white', 'blue']],
    ['!90', [200, 300], ['white', 'green', 'blue', 'red']],
    ['!180', [300, 200], ['blue', 'white', 'red', 'green']],
  ])('turns by %s', async (rotation, size, corners) => {
    const drawn = await quarters.draw(`full/300,/${rotation}/default.png`);
    expect(drawn.size).toEqual(size);
    expect(drawn.corners).toEqual(corners);
  });

  it.each([
    ['color', WHOLE],
    ['bitonal', ['black', 'white', 'black', 'white']],
  ])('gives the quality %s', async (quality, corners) => {
    expect((await quarters.draw(`full/300,/0/${quality}.png`)).corners).toEqual(corners);
  });

  it('gives shades of grey', async () => {
    const { rawPayload } = await quarters.draw('full/300,/0/gray.jpg');
    expect((await sharp(rawPayload).metadata()).channels).toBe(1);
  });

  it.each([
    ['jpg', 'image/jpeg', 'jpeg'],
    ['png', 'image/png', 'png'],
    ['webp', 'image/webp', 'webp'],
    ['avif', 'image/avif', 'heif'],
  ])('writes %s', async (format, type, found) => {
    const { headers, rawPayload, corners } = await quarters.draw(`full/300,/0/default.${format}`);
    expect(headers['content-type']).toBe(type);
    expect((await sharp(rawPayload).metadata()).format).toBe(found);
    expect(corners).toEqual(WHOLE);
  });

  it('sees a picture as its camera was held', async () => {
    const info = (await quarters.server.get(`${quarters.sideways}/info.json`)).json<{
      width: number;
    }>();
    expect(info.width).toBe(WIDTH);
    expect(await quarters.draw('full/300,/0/default.png', quarters.sideways)).toMatchObject({
      size: [300, 200],
      corners: WHOLE,
    });
    expect(
      await quarters.draw('600,0,600,400/150,/90/default.png', quarters.sideways),
    ).toMatchObject({
      size: [100, 150],
      corners: ['green', 'green', 'green', 'green'],
    });
  });
});
