/** What we use of the Khronos validator, which brings no types. */
declare module 'gltf-validator' {
  export function validateBytes(
    bytes: Uint8Array,
  ): Promise<{ readonly issues: { readonly messages: readonly unknown[] } }>;
}
