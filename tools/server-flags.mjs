/**
 * Node flags for the server that reduce its heap. The space for short-lived values grows to 16 MB
 * instead of 32 or more, and a collection starts when the live heap has grown by 60 %: measured at
 * 100,000 documents and ten clients with every scenario of the bench, peak memory was 544 MB
 * instead of 658 while the process also ran the database.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=60'];
