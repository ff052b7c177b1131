import { TAB_BAR_HIDE_AFTER, TAB_BAR_SHOW_ABOVE } from '@varde/domain/constants';

export interface TabBarScroll {
  readonly shown: boolean;
  /** Where the decision was last taken, in CSS pixels from the top. */
  readonly from: number;
}

/** Specification §4: hides after 10 px of scrolling down, shows on scrolling up and within 100 px of the top. */
export function afterScroll({ shown, from }: TabBarScroll, to: number): TabBarScroll {
  if (to < TAB_BAR_SHOW_ABOVE || to < from) return { shown: true, from: to };
  if (to > from + TAB_BAR_HIDE_AFTER) return { shown: false, from: to };
  // Small steps down add up: the last position stays until they pass the limit.
  return { shown, from };
}
