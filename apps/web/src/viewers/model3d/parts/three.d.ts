/** What we use of the drawing library inside model-viewer, which brings no types. */
declare module 'three' {
  export class FileLoader {
    constructor(manager: unknown);
    setResponseType(type: 'arraybuffer'): void;
    loadAsync(url: string): Promise<ArrayBuffer>;
  }
}

declare module 'three/examples/jsm/loaders/DRACOLoader.js' {
  export class DRACOLoader {
    readonly manager: unknown;
    /** Sent to each worker as it is. */
    readonly decoderConfig: object;
    decoderPending: Promise<void> | null;
    /** Of the script that a worker is made from. */
    workerSourceURL: string;
    /** Before the first worker is made. */
    _initDecoder(): Promise<void>;
  }
}

declare module 'three/examples/jsm/libs/meshopt_decoder.module.js' {
  export const MeshoptDecoder: {
    decodeGltfBufferAsync(
      count: number,
      size: number,
      source: Uint8Array,
      mode: string,
      filter: string | undefined,
    ): Promise<Uint8Array<ArrayBuffer>>;
  };
}

declare module 'virtual:draco-worker';
