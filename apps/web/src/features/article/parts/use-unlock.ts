/** Unlocks one article, by a stored grant or by what the visitor now provides. */
import type { UnlockBody } from '@varde/contract/unlocking';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '#i18n/text-context.tsx';
import { dropGrant, storeGrant, storedGrant } from '#state/grants.ts';
import { loadUnlocked, unlock, type UnlockResult } from '#api/unlock.ts';
import { toDocumentView, type DocumentView } from '../document-view.ts';

export type UnlockState =
  { readonly status: 'shut' | 'trying' } | Exclude<UnlockResult, { readonly status: 'ok' }>;

export interface Unlocking {
  readonly state: UnlockState;
  /** Ignored while another attempt is pending. */
  readonly tryIt: (body: UnlockBody) => void;
}

export function useUnlock(id: number, onOpen: (view: DocumentView) => void): Unlocking {
  const texts = useTexts();
  const [state, setState] = useState<UnlockState>({ status: 'shut' });
  const show = async (grant: string) => {
    const loaded = await loadUnlocked(id, grant);
    if (loaded.status !== 'ok') return setState({ status: 'failed' });
    if (loaded.data.document.content) return onOpen(toDocumentView(loaded.data, texts));
    dropGrant(id);
    setState({ status: 'shut' });
  };
  const openAgain = useEffectEvent(() => {
    const grant = storedGrant(id);
    if (grant !== undefined) void show(grant);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- set once the document has loaded
  useEffect(() => openAgain(), []);
  const send = async (body: UnlockBody) => {
    setState({ status: 'trying' });
    const result = await unlock(id, body);
    if (result.status !== 'ok') return setState(result);
    storeGrant({ id, ...result.granted });
    await show(result.granted.grant);
  };
  const tryIt = (body: UnlockBody) => {
    if (state.status !== 'trying') void send(body);
  };
  return { state, tryIt };
}
