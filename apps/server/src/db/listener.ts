/** How an engine tells of what happens in the database, from whichever process. */
export interface Listener {
  /** @param lost called when notices may be missed from now on; `heard` is called when that is over */
  listen(channel: string, heard: () => void, lost?: () => void): Promise<void>;
  stopListening(): Promise<void>;
}
