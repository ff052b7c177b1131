// Loading this file enables Meshopt in model-viewer; the decoder is in meshopt-in-worker.ts.
void 0;
