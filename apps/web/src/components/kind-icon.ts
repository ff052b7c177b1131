import {
  Building2,
  Landmark,
  Layers,
  MapPin,
  MonitorSmartphone,
  Puzzle,
  Route,
  Shapes,
  type LucideIcon,
} from 'lucide-react';
import type { ItemKind } from '#view-models.ts';

/** One icon per kind, used in lists, on the map and in the menu. */
export const KIND_ICONS: Readonly<Record<ItemKind, LucideIcon>> = {
  article: Landmark,
  group: Route,
  rebus: Puzzle,
  post: MapPin,
  owner: Building2,
  theme: Shapes,
  selection: Layers,
  'kiosk-device': MonitorSmartphone,
  'kiosk-presentation': MonitorSmartphone,
};
