import { Globe, Smartphone, type LucideIcon } from 'lucide-react';
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

export function helpTitle(topic: HelpTopic): LongTextKey {
  return `help.topic.${topic}`;
}

export function helpSteps(topic: HelpTopic): LongTextKey[] {
  return STEPS.map((step) => `help.topic.${topic}.step${step}` as const);
}
