/** An imported name as KulturNav writes an entity (external-services, 2.2). */
import type { PackEntity } from '@varde/content-pack/pack-records';

export function presentEntity(entity: PackEntity) {
  const { uuid, type, name, description, birth, death, same_as: sameAs } = entity;
  return {
    uuid,
    entityType: type,
    name,
    caption: name,
    properties: {
      'entity.name': [{ value: name }],
      ...(description ? { 'entity.description': [{ value: description }] } : {}),
      ...(sameAs.length > 0 ? { 'entity.sameAs': sameAs.map((value) => ({ value })) } : {}),
      ...(birth ? { 'person.birth': [presentEvent(birth)] } : {}),
      ...(death ? { 'person.death': [presentEvent(death)] } : {}),
    },
  };
}

const presentEvent = (date: string) => ({
  value: { properties: { 'event.time': [{ value: presentDate(date) }] } },
});

const PRECISIONS = ['Y', 'M', 'D'] as const;

/** `1999-12` → `199912-M` */
function presentDate(date: string): string {
  const parts = date.split('-');
  return `${parts.join('')}-${PRECISIONS[parts.length - 1] ?? 'D'}`;
}
