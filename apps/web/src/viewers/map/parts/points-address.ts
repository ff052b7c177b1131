const START = 'points://numbers/';

/** The address that MapLibre's workers know how to read: of a blob that holds packed points. */
export function pointsAddress(blobAddress: string): string {
  return START + blobAddress;
}

export function addressWithin(address: string): string {
  return address.slice(START.length);
}
