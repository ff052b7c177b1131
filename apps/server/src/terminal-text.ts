/** Numbers and times as messages: the catalogs order and separate their parts. */
import { type Message, msg } from '@varde/domain/message';

/** With one decimal. */
export function decimal(number: number): Message {
  const [whole = '', tenths = ''] = number.toFixed(1).split('.');
  return msg`${whole}.${tenths}`;
}

export const megabytes = (bytes: number): Message => msg`${decimal(bytes / 1e6)} MB`;

/** @param day in ISO 8601 */
export function dayText(day: string): Message {
  const [year = '', month = '', date = ''] = day.split('-');
  return msg`${year}-${month}-${date}`;
}

/** In the time zone of the machine. */
export function timeText(time: Date): Message {
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
  const [day = '', clock = ''] = format.format(time).split(' ');
  return msg`${dayText(day)} ${clock}`;
}
