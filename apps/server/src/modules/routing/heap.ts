interface Ranked<T> {
  readonly rank: number;
  readonly item: T;
}

/** Gives what has the lowest rank first: a binary heap. */
export class Heap<T> {
  readonly #all: Ranked<T>[] = [];

  push(rank: number, item: T): void {
    const all = this.#all;
    const added = { rank, item };
    let at = all.push(added) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = all[above];
      if (!parent || parent.rank <= rank) break;
      all[at] = parent;
      at = above;
    }
    all[at] = added;
  }

  pop(): Ranked<T> | undefined {
    const all = this.#all;
    const [first] = all;
    const last = all.pop();
    if (last && all.length > 0) this.#sink(last);
    return first;
  }

  #sink(sunk: Ranked<T>): void {
    const all = this.#all;
    let at = 0;
    for (;;) {
      const [left, right] = [all[2 * at + 1], all[2 * at + 2]];
      const isRight = right !== undefined && left !== undefined && right.rank < left.rank;
      const below = isRight ? right : left;
      if (!below || below.rank >= sunk.rank) break;
      all[at] = below;
      at = 2 * at + (isRight ? 2 : 1);
    }
    all[at] = sunk;
  }
}
