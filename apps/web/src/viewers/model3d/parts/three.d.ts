/** The parts of three.js that we use; model-viewer's copy has no types. */
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
    /** Posted to each worker. */
    readonly decoderConfig: object;
    decoderPending: Promise<void> | null;
    /** URL of the worker's script. */
    workerSourceURL: string;
    /** Called before the first worker is created. */
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
