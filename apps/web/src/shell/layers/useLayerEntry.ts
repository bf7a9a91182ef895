import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { layersOf, pageKeyOf } from '../history/page-key.ts';
import { leaveClosedLayers, openLayers } from './layer-entries.ts';

/**
 * Gives an open layer without an address, such as a dialog, its own history entry, so that Back closes it.
 * Closing the layer also leaves the entry.
 *
 * @param isOpen Whether the layer is open.
 * @param onClose Closes the layer. Called after going back, by the viewer or `leave`.
 * @returns `leave`, which goes back and then runs its argument, `onClose` by default. Navigate to another
 * page only in that argument, or the entry stays in the history. Without an entry, `leave` runs it at once.
 */
export function useLayerEntry(isOpen: boolean, onClose: () => void): (act?: () => void) => void {
  const id = useId();
  const location = useLocation();
  const navigate = useNavigate();
  const isGoingOn = useNavigation().state !== 'idle';
  const layers = layersOf(location);
  const stands = layers.includes(id);
  const isBeingLeft = layers.some((layer) => layer !== id && !openLayers.has(layer));
  const isAskedFor = useRef(false);
  const hasStood = useRef(false);
  const toDo = useRef<() => void>(undefined);

  const enter = useEffectEvent(() => {
    // The layer may have reopened on a return to its entry.
    if (isAskedFor.current || stands) return;
    isAskedFor.current = true;
    const { mask } = location;
    const state = { ...location.state, pageKey: pageKeyOf(location), layers: [...layers, id] };
    const options = { preventScrollReset: true, state };
    void navigate(location, mask ? { ...options, mask } : options);
  });
  useEffect(() => {
    if (!isOpen) {
      isAskedFor.current = false;
      return;
    }
    openLayers.add(id);
    return () => {
      openLayers.delete(id);
      // Deferred, as a navigation may have unmounted the layer with its page.
      queueMicrotask(() => openLayers.has(id) || leaveClosedLayers());
    };
  }, [isOpen, id]);

  const close = useEffectEvent(() => {
    const act = toDo.current ?? onClose;
    toDo.current = undefined;
    if (isOpen) act();
  });
  useEffect(() => {
    if (hasStood.current && !stands) close();
    hasStood.current = stands;
  }, [stands]);

  // The viewer may go back before the entry is rendered, so `stands` never becomes true.
  const closeIfLeft = useEffectEvent(() => {
    if (isAskedFor.current && !stands) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const onLeft = () => closeIfLeft();
    window.addEventListener('popstate', onLeft);
    return () => window.removeEventListener('popstate', onLeft);
  }, [isOpen]);

  // Runs before the paint, so that Back cannot precede the entry. If another page is loading, the entry is
  // added to that page. If the current entry is being left, the layer would close at once, so none is added.
  useLayoutEffect(() => {
    if (isOpen && !isGoingOn && !isBeingLeft) enter();
  }, [isOpen, isGoingOn, isBeingLeft]);

  return (given) => {
    // Used as an event handler, `leave` receives the event instead of an action.
    const act = typeof given === 'function' ? given : onClose;
    if (!stands) return act();
    // The layer was closed otherwise, so the action is dropped.
    if (!openLayers.has(id)) return;
    toDo.current ??= act;
    openLayers.delete(id);
    leaveClosedLayers();
  };
}
