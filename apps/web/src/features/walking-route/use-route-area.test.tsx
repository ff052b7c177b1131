// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { mount } from '#ui/testing/mount.ts';
import { useRouteArea, type VisibleRoute } from './use-route-area.ts';

const from = (lat: number, end = 60.4): VisibleRoute => ({
  line: [
    [5.3, lat],
    [5.32, end],
  ],
  isStraight: false,
});

it('the map’s area stays while the visitor walks along a route, and follows another route', () => {
  const areas: unknown[] = [];
  function Probe({ route }: { readonly route: VisibleRoute }) {
    areas.push(useRouteArea(route));
    return null;
  }
  const { render } = mount(<Probe route={from(60.39)} />);
  for (const route of [from(60.391), from(60.392), from(60.392, 60.41)])
    render(<Probe route={route} />);
  expect(areas[1]).toBe(areas[0]);
  expect(areas[2]).toBe(areas[0]);
  expect(areas[3]).not.toEqual(areas[0]);
});
