import { useCallback, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigate, useParams } from 'react-router-dom';
import { cameFromOf, numberOfEntry } from '../history/history-entry.ts';
import { overlayState, overlaysBelow } from '../history/page-key.ts';

export interface OverlayKind {
  /** Query parameter with the open item's id in history entries; unique to the kind. */
  param: string;
  /** Route parameter with the id if the overlay's own address was opened directly. */
  routeParam: string;
  pathOf(id: string): string;
  /** Address of the page below, if the overlay's own address was opened directly; the home page by default. */
  below?: string;
}

/** The open overlay of one kind. */
export interface OverlayAddress {
  /** Id of the open item; undefined without one. */
  id: string | undefined;
  /** Opens an item, or replaces the open one of this kind. Stable between renders. */
  show(id: string): void;
  close(): void;
}

const params = new Set<string>();

/** Registers a kind of overlay; call it at a module's top level. */
export function overlayAddress(kind: OverlayKind): OverlayKind {
  params.add(kind.param);
  return kind;
}

/**
 * Gives overlays their own address while the page below stays mounted: the history holds `?product=1`, the
 * address bar shows `/product/1`. Overlays of several kinds stack. The address alone defines the open one, so
 * Back, Forward, reloads and links restore it.
 *
 * An overlay opened directly is over the page `below`. If a link of another page opened it before the app had
 * started there, it closes to that page.
 */
export function useOverlayAddress({
  param,
  routeParam,
  pathOf,
  below: page = '/',
}: OverlayKind): OverlayAddress {
  const location = useLocation();
  const navigate = useNavigate();
  const { [routeParam]: opened } = useParams();
  const id = opened ?? (new URLSearchParams(location.search).get(param) || undefined);

  // Presses may be faster than renders, so each step starts from the last requested one.
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
    // Closes all overlays of this kind, as one may have opened the next.
    const opened = below.length - 1 - below.findLastIndex((kind) => kind !== param);
    const from = cameFromOf(location);
    // Going back by this number leads to the page of the site that opened the document: `before-app.ts` gives
    // the first entry the number 1 then.
    const stepsBack = from && !from.path.startsWith(pathOf('')) && numberOfEntry();
    const options = { preventScrollReset: true, state: overlayState(location, below) };
    if (isDirect) void (stepsBack ? navigate(-stepsBack) : navigate(page, options));
    else if (opened > 0) void navigate(-opened);
    else void navigate({ search: searchWith(location, param, undefined) }, { ...options, replace: true });
  }, [navigate, param, pathOf, page]);

  return { id, show, close };
}

/** Returns an address's query with another open item, or without one. */
export function searchWith(location: Location, param: string, id: string | undefined): string {
  const search = new URLSearchParams(location.search);
  if (id === undefined) search.delete(param);
  else search.set(param, id);
  return textOf(search);
}

const textOf = (search: URLSearchParams) => (search.size > 0 ? `?${search}` : '');

export const opensOverlay = (search: string): boolean =>
  [...params].some((param) => new URLSearchParams(search).has(param));

/** Returns an address's query without overlays. */
export function searchBelowOverlays(location: Location): string {
  const search = new URLSearchParams(location.search);
  for (const param of params) search.delete(param);
  return textOf(search);
}
