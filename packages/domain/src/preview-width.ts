/** Pixels. */
const PREVIEW_WIDTH = { min: 280, max: 3_840 } as const;

/** Whether the preview shows pages in that width. */
export function isPreviewWidth(value: unknown): value is number {
  const { min, max } = PREVIEW_WIDTH;
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}
