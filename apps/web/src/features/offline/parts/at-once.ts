/** As many as browsers have connections to a host. */
const AT_ONCE = 6;

/**
 * Does the work for every item, a few at a time and in their order. After a failure it begins no more, and rejects when nothing is
 * under way any longer: whoever clears up then clears up all of it.
 */
export async function atOnce<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  let hasFailed = false;
  const worker = async () => {
    for (const item of left) {
      if (hasFailed) return;
      try {
        await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const workers = Array.from({ length: Math.min(AT_ONCE, items.length) }, worker);
  const failed = (await Promise.allSettled(workers)).find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
