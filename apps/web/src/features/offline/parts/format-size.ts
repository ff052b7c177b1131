const MEGABYTE = 1_000_000;

/** `2,4 MB`: of what is fetched nobody counts kilobytes. */
export function formatSize(bytes: number, tag: string): string {
  const form = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(tag, form).format(Math.max(0.1, bytes / MEGABYTE));
}
