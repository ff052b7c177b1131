/** Mocks the geolocation of the visitor's device, which happy-dom lacks. */
import { onTestFinished } from 'vitest';

type Place = Pick<GeolocationCoordinates, 'latitude' | 'longitude' | 'accuracy'>;
type Watch = Parameters<Geolocation['watchPosition']>;

export interface Device {
  /** Watches that are running. */
  readonly watches: Watch[];
  /** How many watches were started. */
  started: number;
  moveTo(place: Place): void;
  setPermission(state: PermissionState): void;
}

/** Has permission, unless another one is set. */
export function sharePosition(place: Place): Device {
  return startDevice('granted', place);
}

/** Would ask first, and is then denied. */
export function shareNoPosition(): Device {
  return startDevice('prompt', undefined);
}

const DENIED = { code: 1, message: 'User denied Geolocation' } as GeolocationPositionError;

function startDevice(permission: PermissionState, start: Place | undefined): Device {
  let place = start;
  const status = Object.assign(new EventTarget(), { state: permission });
  const watches: Watch[] = [];
  const report = ([onPosition, onError]: Watch) => {
    if (place) onPosition({ coords: place } as GeolocationPosition);
    else onError?.(DENIED);
  };
  const device: Device = {
    watches,
    started: 0,
    moveTo(next) {
      place = next;
      watches.forEach(report);
    },
    setPermission(state) {
      status.state = state;
      status.dispatchEvent(new Event('change'));
    },
  };
  const geolocation = {
    watchPosition(...watch: Watch) {
      device.started += 1;
      watches.push(watch);
      queueMicrotask(() => report(watch));
      return device.started;
    },
    clearWatch: () => void watches.pop(),
  };
  const permissions = { query: () => Promise.resolve(status) };
  for (const [name, value] of Object.entries({ geolocation, permissions }))
    Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => {
    for (const name of ['geolocation', 'permissions']) Reflect.deleteProperty(navigator, name);
  });
  return device;
}
