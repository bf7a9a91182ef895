import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { leaveClosedLayers, openLayers } from './layer-entries.ts';
import { layersOf, pageKeyOf } from './page-key.ts';

/**
 * Gives what lies over the page and has no address, such as a question or a drawer, an entry of its own in the history while it is open, so
 * that Back closes it instead of leaving the page. However it closes, the entry is left again: Forward leads to it no more.
 *
 * @param isOpen Whether it is open.
 * @param onClose Called when the person goes back, or `leave` has gone back: closes it.
 * @returns `leave`, which closes it by going back, and then does what it is given instead of `onClose`: what leads to another page belongs
 * there, else the entry would stay behind it. Where it was closed meanwhile, nothing is done.
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
    // It may be open again because somebody came back to it.
    if (isAskedFor.current || stands) return;
    isAskedFor.current = true;
    const { mask } = location;
    // The same page in the same state, with one more layer over it.
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
      // Not yet: it may have gone together with its page, to which another one comes.
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

  // Somebody may go back before the entry was drawn, which then never stands here.
  const closeIfLeft = useEffectEvent(() => {
    if (isAskedFor.current && !stands) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const onLeft = () => closeIfLeft();
    window.addEventListener('popstate', onLeft);
    return () => window.removeEventListener('popstate', onLeft);
  }, [isOpen]);

  // Before it is painted, so that Back never comes before the entry. The way to a page whose code is loading is not cut off: the entry then
  // lies over that page. An entry that is being left takes no layer along: that would close at once.
  useLayoutEffect(() => {
    if (isOpen && !isGoingOn && !isBeingLeft) enter();
  }, [isOpen, isGoingOn, isBeingLeft]);

  return (given) => {
    // Where it is handed on as what a press does, it is given the press.
    const act = typeof given === 'function' ? given : onClose;
    if (!stands) return act();
    // What was to follow came too late: it was closed otherwise meanwhile.
    if (!openLayers.has(id)) return;
    toDo.current ??= act;
    openLayers.delete(id);
    leaveClosedLayers();
  };
}
