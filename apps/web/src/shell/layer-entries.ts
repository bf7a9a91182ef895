import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { layersOf } from './page-key.ts';

/** The layers that are open, of those that have an entry of their own in the history: see `useLayerEntry`. */
export const openLayers = new Set<string>();

/** Goes back from the entries of layers that are not open any more, if the history stands at one. */
export let leaveClosedLayers = (): void => undefined;

/**
 * Nobody stays at the entry of a layer that is closed: it shows nothing that the page below does not. People come to one by Forward
 * after they closed the layer, by Back from where it led, and by a reload.
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
