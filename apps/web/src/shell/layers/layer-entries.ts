import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { layersOf } from '../history/page-key.ts';

/** Ids of the open layers with their own history entry (`useLayerEntry`). */
export const openLayers = new Set<string>();

/** Goes back if the history entry belongs to a closed layer. Set by `useNoClosedLayers`. */
export let leaveClosedLayers = (): void => undefined;

/**
 * Leaves the history entry of a closed layer, which shows only the page below. It can be reached by Forward,
 * by Back from a later page, and by a reload.
 */
export function useNoClosedLayers(): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    let isLeaving = false;
    leaveClosedLayers = () => {
      const layers = layersOf(location);
      const lowest = layers.findIndex((layer) => !openLayers.has(layer));
      if (lowest < 0 || isLeaving) return;
      isLeaving = true;
      void navigate(lowest - layers.length);
    };
    leaveClosedLayers();
  }, [location, navigate]);
}
