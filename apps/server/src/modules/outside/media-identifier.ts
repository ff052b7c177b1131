import { text } from './read-loosely.ts';

/** Of the museums' archive (external-services, 1.5); it becomes part of addresses. */
export function mediaIdentifier(value: unknown): string | undefined {
  const identifier = text(value);
  return identifier && /^[0-9A-Za-z]{1,64}$/.test(identifier) ? identifier : undefined;
}
