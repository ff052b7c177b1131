// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { focusClickedControls } from './page-focus.ts';

// Clicks by script focus nothing, like all clicks in Safari.
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <main tabindex="-1">
      <button><svg></svg></button>
      <a href="/article/101">Urnes</a>
      <a id="target">Uten adresse</a>
      <input />
    </main>`;
  stop = focusClickedControls();
});
afterEach(() => stop());

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};

it.each(['button', 'a[href]'])('a clicked %s receives the focus', (selector) => {
  find(selector).click();
  expect(document.activeElement).toBe(find(selector));
});

it('a button receives the focus from the main part that contains it, by a click on its icon', () => {
  find('main').focus();
  find('svg').dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(document.activeElement).toBe(find('button'));
});

it('a click takes no focus from another control, and gives none to what is no control', () => {
  find('input').focus();
  find('button').click();
  expect(document.activeElement).toBe(find('input'));
  find('input').blur();
  find('#target').click();
  expect(document.activeElement).toBe(document.body);
});
