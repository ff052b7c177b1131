import { Globe, Smartphone, type LucideIcon } from 'lucide-react';
import { publicSite } from '#browser/site.ts';
import { isOwnSite } from '#browser/site-profile.ts';
import type { LongTextKey } from '#i18n/long-texts.ts';

/** The topics of `/help/{topic}` (specification §2.2), as in URLs. */
export const HELP_TOPICS = ['ios-safari', 'android-chrome', 'ios-app', 'android-app'] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

export function isHelpTopic(text: string): text is HelpTopic {
  return HELP_TOPICS.some((topic) => topic === text);
}

export const TOPIC_ICONS: Readonly<Record<HelpTopic, LucideIcon>> = {
  'ios-safari': Globe,
  'android-chrome': Globe,
  'ios-app': Smartphone,
  'android-app': Smartphone,
};

/** Every topic has the same number of steps. */
const STEPS = [1, 2, 3, 4] as const;

const ON_HOME_SCREEN = { 'ios-app': 'ios-home', 'android-app': 'android-home' } as const;

/**
 * A museum has no app, unless these pages are in one (the embedded build): its site is put on the
 * home screen, and opens from there like an app.
 */
function textsOf(topic: HelpTopic) {
  const hasApp = !isOwnSite() || publicSite().server !== undefined;
  return !hasApp && (topic === 'ios-app' || topic === 'android-app')
    ? ON_HOME_SCREEN[topic]
    : topic;
}

export function helpTitle(topic: HelpTopic): LongTextKey {
  return `help.topic.${textsOf(topic)}`;
}

export function helpSteps(topic: HelpTopic): LongTextKey[] {
  const texts = textsOf(topic);
  return STEPS.map((step) => `help.topic.${texts}.step${step}` as const);
}
