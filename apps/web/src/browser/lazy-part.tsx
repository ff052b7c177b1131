import { lazy, useState, type ComponentType } from 'react';

/** A part of a page with a script of its own; the server's has no `load`. */
export type LazyPart<P> = ComponentType<P> & Loadable;

interface Loadable {
  readonly load?: () => Promise<void>;
}

/**
 * Like React's `lazy`, but rendered at once when its script is there already. `lazy` suspends even
 * then, and a page that suspends shows its placeholder for 0.3 s or more, and is rendered twice.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> {
  let loaded: ComponentType<P> | undefined;
  const keep = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Later: ComponentType<P> = lazy(keep);
  function Part(props: P) {
    // Another component later would lose its state.
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { load: async () => void (await keep()) });
}

/**
 * For loaders: the scripts of what the page renders, beside its data. On the first page of a visit,
 * which the server has rendered, they come after the rest.
 */
export async function loadParts(...parts: readonly Loadable[]): Promise<void> {
  // What renders a part that failed loads it again, and shows the error.
  await Promise.allSettled(parts.map(async ({ load }) => load?.()));
}
