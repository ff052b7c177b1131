/** The device has no room for a pack. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}
