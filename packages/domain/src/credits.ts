/**
 * Credit types (specification §3.2). The specification fixes the names, the range 1-20 and two ids
 * (1 producer, 6 collection); the other ids are ours.
 */
export const CREDIT_TYPE_IDS = {
  producer: 1,
  photographer: 2,
  artist: 3,
  author: 4,
  director: 5,
  collection: 6,
  voice: 7,
  owner: 8,
  rights_manager: 9,
  license: 10,
  description_writer: 11,
  record_company: 12,
  composer: 13,
  lyricist: 14,
  copyright_owner: 15,
  creator: 16,
  creator_job_title: 17,
  creator_contact_info: 18,
  credit_line: 19,
  copyright_notice: 20,
} as const;

export type CreditType = keyof typeof CREDIT_TYPE_IDS;

export const CREDIT_TYPES: readonly CreditType[] = Object.keys(CREDIT_TYPE_IDS).filter(
  (type): type is CreditType => Object.hasOwn(CREDIT_TYPE_IDS, type),
);

export function creditType(id: number): CreditType | undefined {
  return CREDIT_TYPES.find((type) => CREDIT_TYPE_IDS[type] === id);
}
