/** What we use of the drawing library inside model-viewer, which brings no types. */
declare module 'three' {
  export const DefaultLoadingManager: {
    setURLModifier(modify: (url: string) => string): void;
  };
}
