// Its arrival tells model-viewer that Meshopt may be used; the decoder itself is part of the viewer (own-decoders.ts).
void 0;
