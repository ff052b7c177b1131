/** Keyboard and mouse of a WebDriver session, with the methods of Playwright's. */
import type { WebDriver } from './web-driver.ts';

/** Codes of the WebDriver specification (17.4.2). */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};

const keyDown = (value: string) => ({ type: 'keyDown', value });
const keyUp = (value: string) => ({ type: 'keyUp', value });

export class Keyboard {
  readonly #driver: WebDriver;

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  /** @param combination such as `Shift+Tab` */
  async press(combination: string): Promise<void> {
    const keys = combination.split(/(?<!^)\+/).map(codeOf);
    await this.#send([...keys.map(keyDown), ...keys.toReversed().map(keyUp)]);
  }

  async type(text: string): Promise<void> {
    await this.#send(Array.from(text).flatMap((letter) => [keyDown(letter), keyUp(letter)]));
  }

  async down(key: string): Promise<void> {
    await this.#send([keyDown(codeOf(key))]);
  }

  async up(key: string): Promise<void> {
    await this.#send([keyUp(codeOf(key))]);
  }

  async #send(actions: readonly object[]): Promise<void> {
    await this.#driver.send('POST', '/actions', {
      actions: [{ type: 'key', id: 'keys', actions }],
    });
  }
}

function codeOf(key: string): string {
  const code = KEYS[key] ?? key;
  if (Array.from(code).length !== 1) throw new Error(`The key ${key} is missing in KEYS.`);
  return code;
}

export class Mouse {
  readonly #driver: WebDriver;

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  move(x: number, y: number): Promise<void> {
    return this.#send([moveTo(x, y)]);
  }

  click(x: number, y: number): Promise<void> {
    const press = (type: string) => ({ type, button: 0 });
    return this.#send([moveTo(x, y), press('pointerDown'), press('pointerUp')]);
  }

  async #send(actions: readonly object[]): Promise<void> {
    const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await this.#driver.send('POST', '/actions', { actions: [pointer] });
  }
}

const moveTo = (x: number, y: number) => ({
  type: 'pointerMove',
  origin: 'viewport',
  duration: 0,
  x: Math.floor(x),
  y: Math.floor(y),
});
