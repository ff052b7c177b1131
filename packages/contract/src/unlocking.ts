/** Opening locked articles (specification §4.9). */
import Type from 'typebox';
import { LatLng } from './common.ts';

/** Proof for the lock: a position, a code, or only the request's IP address. */
export const UnlockBody = Type.Object(
  {
    location: Type.Optional(LatLng),
    accuracy: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 100_000,
        description: 'Metres, as reported by the device',
      }),
    ),
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  },
  { additionalProperties: false },
);

export const Grant = Type.Object({
  grant: Type.String({ description: 'To be sent in the header unlock-grant of later requests' }),
  expires_at: Type.String({ format: 'date-time' }),
});

export type UnlockBody = Type.Static<typeof UnlockBody>;
export type Grant = Type.Static<typeof Grant>;
