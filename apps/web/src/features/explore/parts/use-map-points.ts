import { useCallback, useEffect, useState } from 'react';
import type { MapPoint } from '@varde/contract/documents';
import { callApi } from '#services/api-client.ts';

export interface MapPoints {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly points: readonly MapPoint[];
  readonly retry: () => void;
}

const NONE: readonly MapPoint[] = [];

/** Every published point, fetched once the page is there: they are too many to travel in it. */
export function useMapPoints(): MapPoints {
  const [points, setPoints] = useState(NONE);
  const [status, setStatus] = useState<MapPoints['status']>('loading');
  useEffect(() => {
    if (status !== 'loading') return undefined;
    let isOver = false;
    void callApi('getDocumentMapData').then((answer) => {
      if (isOver) return undefined;
      if (answer.status === 'ok') setPoints(answer.data.points);
      return setStatus(answer.status === 'ok' ? 'ready' : 'failed');
    });
    return () => {
      isOver = true;
    };
  }, [status]);
  const retry = useCallback(() => setStatus('loading'), []);
  return { status, points, retry };
}
