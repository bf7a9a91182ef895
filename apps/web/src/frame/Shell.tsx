import { useSession, useSignInGate, useThemePreference, useViewerId } from '@vitrine/hooks';
import {
  AppHeader,
  applyTheme,
  BottomBar,
  Icon,
  type NavItem,
  SAVED_SEARCHES_PANEL_WIDTH,
  useMessages,
} from '@vitrine/ui';
import { type MouseEvent, useCallback, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router-dom';
import { useSavedSearchesBeside } from '../saved-searches/useSavedSearchesBeside.ts';
import { SignInPrompt } from '../session/SignInPrompt.tsx';
import { BrandContext, useBrandOfVisit } from '../shell/brand-of-visit.ts';
import { FailedPlainly } from '../shell/FailedPlainly.tsx';
import { HEART } from '../shell/icons/heart.ts';
import { HOUSE } from '../shell/icons/house.ts';
import { USER_ROUND } from '../shell/icons/user-round.ts';
import { useNoClosedLayers } from '../shell/layer-entries.ts';
import { lazyLayer } from '../shell/lazy-layer.tsx';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { PAGE_ID } from '../shell/page-itself.ts';
import { pageKeyOf } from '../shell/page-key.ts';
import { shellMessages } from '../shell/shell.messages.ts';
import { SidePanelWidth } from '../shell/side-panel.ts';
import { ToastsProvider } from '../shell/toasts.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import * as styles from './Shell.css.ts';

const SavedSearchesSide = lazyLayer(() =>
  import('../saved-searches/SavedSearchesSide.tsx').then(({ SavedSearchesSide: loaded }) => loaded),
);

// Changes fail when the network is gone, and then it is too late to load what says so: it comes with the person.
const MemberToasts = lazyLayer(() => import('./MemberToasts.tsx').then(({ MemberToasts: loaded }) => loaded));

/** The frame of every page: navigation, the page, and what lies over it. */
export function Shell() {
  const items = useNavItems();
  const content = useFocusOnNavigation();
  const beside = useSavedSearchesBeside();
  const bookmark = useRef<HTMLButtonElement>(null);
  const { setOpen } = beside;
  const fold = useCallback(() => {
    setOpen(false);
    bookmark.current?.focus();
  }, [setOpen]);
  const texts = useMessages(shellMessages);
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
          items={items}
          actions={<HeaderActions beside={beside} bookmark={bookmark} />}
        />
        <div className={styles.frame} data-panel={beside.isOpen || undefined}>
          {beside.isOpen && (
            <SavedSearchesSide
              onFold={fold}
              meanwhile={<div className={styles.panelToCome} />}
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

function useNavItems(): NavItem[] {
  const { pathname } = useLocation();
  const { status } = useSession();
  const { ask } = useSignInGate();

  const gated = (label: string) => (event: MouseEvent) => {
    if (status === 'authenticated') return;
    event.preventDefault();
    ask({ kind: 'page', label });
  };
  const isIn = (segment: string) => pathname === segment || pathname.startsWith(`${segment}/`);

  // Compared exactly, since every address begins with the "/" of home.
  const isHome = pathname === '/' || pathname === '/landing';
  const { home, likes, profile } = useMessages(shellMessages);
  return [
    { key: 'home', label: home, href: '/', icon: <Icon path={HOUSE} size={20} />, active: isHome },
    {
      key: 'likes',
      label: likes,
      href: '/likes',
      icon: <Icon path={HEART} size={20} />,
      active: isIn('/likes'),
      onSelect: gated(likes),
    },
    {
      key: 'profile',
      label: profile,
      href: '/profile',
      icon: <Icon path={USER_ROUND} size={20} />,
      active: isIn('/profile') || isIn('/login'),
    },
  ];
}

function useAppliedTheme(): void {
  const [preference] = useThemePreference();
  useEffect(() => applyTheme(preference), [preference]);
}

/**
 * Puts the focus at the head of the new page after a navigation, instead of on a link that is gone. A page that changes its
 * own address, as filters do, keeps the focus where it is.
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
