import { useCallback, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate, useParams } from 'react-router-dom';
import { cameFromOf, numberOfEntry } from './history-entry.ts';
import { overlayState, overlaysBelow } from './page-key.ts';

/** How one kind of overlay stands in addresses. */
export interface OverlayKind {
  /** The query parameter that names what is open, in the history. Unique to the kind. */
  param: string;
  /** The route parameter that names it where its own address was opened directly. */
  routeParam: string;
  /** What the address bar shows while it is open. */
  pathOf(id: string): string;
}

/** What is open over the page, and how to open something else or go back to the page. */
export interface OverlayAddress {
  /** Id of what is open; undefined if nothing of this kind is. */
  id: string | undefined;
  /** Opens a thing, or steps to it if one of this kind is open; the function stays the same between renders. */
  show(id: string): void;
  /** Closes it, so that what is below shows again. */
  close(): void;
}

const params = new Set<string>();

/** Names a kind of overlay, at the top of a module; `useOverlayAddress` tells what is open of it. */
export function overlayAddress(kind: OverlayKind): OverlayKind {
  params.add(kind.param);
  return kind;
}

/**
 * Overlays that have an address of their own, while what is below stays mounted: the history holds `?product=1`, the address
 * bar shows `/product/1`. They lie one over the other, each with its own parameter. Opened directly, an overlay lies over
 * the home page; where a link of another page loaded it, before the app had started there, it closes to that page. What is open is read from the address alone, so Back and Forward, a reload and a link find it.
 */
export function useOverlayAddress({ param, routeParam, pathOf }: OverlayKind): OverlayAddress {
  const location = useLocation();
  const navigate = useNavigate();
  const { [routeParam]: opened } = useParams();
  const id = opened ?? (new URLSearchParams(location.search).get(param) || undefined);

  // Presses may come faster than renders, so steps start from what was asked for last, until the address changes.
  const latest = useRef({ location, isDirect: opened !== undefined, isOpen: id !== undefined });
  useLayoutEffect(() => {
    latest.current = { location, isDirect: opened !== undefined, isOpen: id !== undefined };
  }, [location, opened, id]);

  const show = useCallback(
    (next: string) => {
      const { location, isDirect, isOpen } = latest.current;
      latest.current.isOpen = true;
      const below = overlaysBelow(location);
      const state = overlayState(location, isOpen ? below : [...below, param]);
      const options = { replace: isOpen, preventScrollReset: true, state };
      if (isDirect) void navigate(pathOf(next), options);
      else void navigate({ search: searchWith(location, param, next) }, { ...options, mask: pathOf(next) });
    },
    [navigate, param, pathOf],
  );

  const close = useCallback(() => {
    const { location, isDirect, isOpen } = latest.current;
    if (!isOpen) return;
    latest.current.isOpen = false;
    const below = overlaysBelow(location);
    // One may have led to the next: closed is all that was opened of this kind.
    const opened = below.length - 1 - below.findLastIndex((kind) => kind !== param);
    const from = cameFromOf(location);
    // The first entry of the document, after the page that led here, has the number 1.
    const stepsBack = from && !from.path.startsWith(pathOf('')) && numberOfEntry();
    if (isDirect && stepsBack) void navigate(-stepsBack);
    else if (isDirect) void navigate('/', { preventScrollReset: true, state: overlayState(location, below) });
    else if (opened > 0) void navigate(-opened);
    else {
      const state = overlayState(location, below);
      const search = searchWith(location, param, undefined);
      void navigate({ search }, { preventScrollReset: true, state, replace: true });
    }
  }, [navigate, param, pathOf]);

  return { id, show, close };
}

/** The query of an address with another thing open, or none. */
export function searchWith(location: Location, param: string, id: string | undefined): string {
  const search = new URLSearchParams(location.search);
  if (id === undefined) search.delete(param);
  else search.set(param, id);
  return textOf(search);
}

const textOf = (search: URLSearchParams) => (search.size > 0 ? `?${search}` : '');

/** Whether a query opens something over the page. */
export const opensOverlay = (search: string): boolean =>
  [...params].some((param) => new URLSearchParams(search).has(param));

/** The query of an address without what lay over the page. */
export function searchBelowOverlays(location: Location): string {
  const search = new URLSearchParams(location.search);
  for (const param of params) search.delete(param);
  return textOf(search);
}
