import { useSession, useSignInGate, useThemePreference, useViewerId } from '@vitrine/hooks';
import {
  AppHeader,
  applyTheme,
  BottomBar,
  Button,
  Icon,
  type IconProps,
  type MessagesOf,
  type NavItem,
  SAVED_SEARCHES_PANEL_WIDTH,
  useMessages,
} from '@vitrine/ui';
import { useCallback, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { useSavedSearchesBeside } from '../saved-searches/useSavedSearchesBeside.ts';
import { SignInPrompt } from '../session/SignInPrompt.tsx';
import { BrandContext, useBrandOfVisit } from '../shell/brand/brand-of-visit.ts';
import { FailedPlainly } from '../shell/failures/FailedPlainly.tsx';
import { NotLoaded } from '../shell/failures/NotLoaded.tsx';
import { PAGE_ID } from '../shell/focus/page-itself.ts';
import { pageKeyOf } from '../shell/history/page-key.ts';
import { COMPASS } from '../shell/icons/compass.ts';
import { HEART } from '../shell/icons/heart.ts';
import { HOUSE } from '../shell/icons/house.ts';
import { USER_ROUND } from '../shell/icons/user-round.ts';
import { useNoClosedLayers } from '../shell/layers/layer-entries.ts';
import { lazyLayer } from '../shell/layers/lazy-layer.tsx';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { SidePanelWidth } from '../shell/page/side-panel.ts';
import { shellMessages } from '../shell/shell.messages.ts';
import { ToastsProvider } from '../shell/toasts/toasts.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import * as styles from './Shell.css.ts';

const SavedSearchesSide = lazyLayer(
  () => import('../saved-searches/SavedSearchesSide.tsx'),
  'SavedSearchesSide',
);

// Preloaded for signed-in users, because it cannot load once the network is down and changes fail.
const MemberToasts = lazyLayer(() => import('./MemberToasts.tsx'), 'MemberToasts');

/** Reserves the panel's width while it loads. */
const panelToCome = { flex: 'none', width: SAVED_SEARCHES_PANEL_WIDTH };

export function Shell() {
  const content = useFocusOnNavigation();
  const beside = useSavedSearchesBeside();
  const bookmark = useRef<HTMLButtonElement>(null);
  const { setOpen } = beside;
  const fold = useCallback(() => {
    setOpen(false);
    bookmark.current?.focus();
  }, [setOpen]);
  const texts = useMessages(shellMessages);
  const items = useNavItems(texts);
  const isSomebodys = useViewerId() !== undefined;
  const brand = useBrandOfVisit();
  useAppliedTheme();
  useNoClosedLayers();
  return (
    <BrandContext value={brand}>
      <ToastsProvider>
        <AppHeader
          brandName={brand.name}
          wordMark={brand.wordMark}
          homeHref="/"
          beside={
            <Button asChild>
              <RouterLink href="/download">{texts.download}</RouterLink>
            </Button>
          }
          items={items}
          actions={<HeaderActions beside={beside} bookmark={bookmark} />}
        />
        <div className={styles.frame} data-panel={beside.isOpen || undefined}>
          {beside.isOpen && (
            <SavedSearchesSide
              onFold={fold}
              meanwhile={<div style={panelToCome} />}
              fallback={<NotLoaded text={texts.savedSearchesNotLoaded} onSaid={fold} />}
            />
          )}
          <main id={PAGE_ID} ref={content} tabIndex={-1} className={styles.content}>
            <SidePanelWidth value={beside.isOpen ? SAVED_SEARCHES_PANEL_WIDTH : 0}>
              <Outlet />
            </SidePanelWidth>
          </main>
        </div>
        <BottomBar items={items} />
        <SignInPrompt />
        {isSomebodys && <MemberToasts meanwhile={<FailedPlainly />} fallback={<FailedPlainly />} />}
        <ScrollRestoration getKey={pageKeyOf} />
      </ToastsProvider>
    </BrandContext>
  );
}

/** Beginnings of the addresses that belong to the profile: its sign-in, and the pages that it leads to. */
const OWN_PAGES = /^\/(profile|login|your|ed|s|an|con|not)/;

function useNavItems({ home, discover, likes, profile }: MessagesOf<typeof shellMessages>): NavItem[] {
  const { pathname } = useLocation();
  const { status } = useSession();
  const { ask } = useSignInGate();

  const item = (
    label: string,
    href: string,
    icon: IconProps['path'],
    onSelect?: NavItem['onSelect'],
    pages = RegExp(`^${href}`),
  ): NavItem => ({
    key: href,
    label,
    href,
    icon: <Icon path={icon} size={20} />,
    active: pages.test(pathname),
    onSelect,
  });
  return [
    item(home, '/', HOUSE, undefined, /^\/(landing)?$/),
    item(discover, '/discover', COMPASS),
    item(likes, '/likes', HEART, (event) => {
      if (status === 'authenticated') return;
      event.preventDefault();
      ask({ kind: 'page', label: likes });
    }),
    item(profile, '/profile', USER_ROUND, undefined, OWN_PAGES),
  ];
}

function useAppliedTheme(): void {
  const [preference] = useThemePreference();
  useEffect(() => applyTheme(preference), [preference]);
}

/**
 * Focuses the new page after a navigation, as the pressed link may be gone. If a page replaces only its own
 * query, the focus stays.
 */
function useFocusOnNavigation() {
  const content = useRef<HTMLElement>(null);
  const location = useLocation();
  const isRewritten = useNavigationType() === 'REPLACE';
  const { pathname } = location;
  const page = pageKeyOf(location);
  const shown = useRef({ page, pathname });
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, pathname };
    if (before.page === page || (isRewritten && before.pathname === pathname)) return;
    content.current?.focus({ preventScroll: true });
  }, [page, pathname, isRewritten]);
  return content;
}
