/** Bytes that replace those at an offset of a file. */
export interface Patch {
  readonly at: number;
  readonly bytes: Buffer;
}

/** Applies patches to a chunk of a file. @param position offset of the chunk in the file */
export function applyPatches(part: Buffer, position: number, patches: readonly Patch[]): Buffer {
  const touching = patches.filter(
    ({ at, bytes }) => at < position + part.length && at + bytes.length > position,
  );
  if (touching.length === 0) return part;
  const changed = Buffer.from(part);
  for (const { at, bytes } of touching) {
    const skip = Math.max(0, position - at);
    bytes.copy(changed, Math.max(0, at - position), skip);
  }
  return changed;
}
