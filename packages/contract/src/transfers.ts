/**
 * Transfers favourites and rebus runs to another phone without an account. The server stores the
 * encrypted data for some minutes and cannot decrypt it: the key passes from screen to camera.
 */
import Type from 'typebox';

/** Derived from the devices' shared secret; 128 bits. */
const TransferCode = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });

export const TransferBody = Type.Object(
  {
    code: TransferCode,
    data: Type.String({
      pattern: '^[A-Za-z0-9_-]+$',
      description: 'Encrypted by the device; base64url',
    }),
  },
  { additionalProperties: false },
);

export const StoredTransfer = Type.Object({ expires_at: Type.String({ format: 'date-time' }) });

export const TakeTransferBody = Type.Object(
  { code: TransferCode },
  { additionalProperties: false },
);

export const TakenTransfer = Type.Object({ data: Type.String() });

export type TransferBody = Type.Static<typeof TransferBody>;
export type StoredTransfer = Type.Static<typeof StoredTransfer>;
export type TakeTransferBody = Type.Static<typeof TakeTransferBody>;
export type TakenTransfer = Type.Static<typeof TakenTransfer>;
