// Its arrival tells model-viewer that Meshopt may be used; the decoder itself is a worker (meshopt-in-worker.ts).
void 0;
