import { expectRest, watchWork } from '../rest.ts';
import { loaded, openImage } from '../gallery.ts';
import { openPage, test } from '../visitor.ts';

/** The opened 3D model has a story of its own (model.test.ts): it takes seconds to render. */
const SCREENS = [
  '/',
  '/article/101',
  '/group/302',
  '/rebus/401/post/4011',
  '/explore/map?c=60.397,5.324&z=13',
  '/ar/011091000101',
];

test('at rest no screen requests frames, sets timers or follows the position @phone', async ({
  page,
  context,
}) => {
  // All at once, as a timer of the first paint takes five seconds to run out.
  const screens = SCREENS.map(async (screen) => {
    const tab = await context.newPage();
    await watchWork(tab);
    await openPage(tab, screen);
    return { screen, tab };
  });
  await watchWork(page);
  await openImage(page, 0);
  await loaded(page);
  for (const { screen, tab } of await Promise.all(screens))
    await test.step(screen, () => expectRest(tab));
  await test.step('gallery', () => expectRest(page));
});
