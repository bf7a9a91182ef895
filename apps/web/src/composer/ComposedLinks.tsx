import { POST_LINKS_MAX } from '@vitrine/api';
import type { TypedLink } from '@vitrine/hooks';
import { Button, Icon, useMessages } from '@vitrine/ui';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { NotLoaded } from '../shell/failures/NotLoaded.tsx';
import { PLUS } from '../shell/icons/plus.ts';
import { lazyLayer } from '../shell/layers/lazy-layer.tsx';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { shellMessages } from '../shell/shell.messages.ts';
import { ComposedLink } from './ComposedLink.tsx';
import * as styles from './ComposedLinks.css.ts';
import { composerMessages } from './composer.messages.ts';

const PickLinks = lazyLayer(() => import('./PickLinks.tsx'), 'PickLinks');

export interface ComposedLinksProps {
  links: readonly TypedLink[];
  disabled: boolean;
  onLinksChange(links: readonly TypedLink[]): void;
}

/** The links of the post as rows, and the picker that adds products. */
export function ComposedLinks({ links, disabled, onLinksChange }: ComposedLinksProps) {
  const texts = useMessages(composerMessages);
  const { notDone } = useMessages(shellMessages);
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const toFocus = useRef<number>(undefined);
  const [isPicking, setPicking] = useState(false);
  const leave = useLayerEntry(isPicking, () => setPicking(false));

  useLayoutEffect(() => {
    const place = toFocus.current;
    if (place === undefined) return;
    toFocus.current = undefined;
    const row = list.current?.children[Math.min(place, links.length - 1)];
    ([...(row?.querySelectorAll('button') ?? [])].at(-1) ?? add.current)?.focus();
  });

  return (
    <section aria-labelledby={titleId} className={styles.links}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {texts.links} {links.length > 0 && <span className={styles.count}>{links.length}</span>}
        </h2>
        <Button
          ref={add}
          variant="quiet"
          className={styles.add}
          icon={<Icon path={PLUS} size={18} strokeWidth={1.75} />}
          aria-haspopup="dialog"
          disabled={disabled}
          onClick={() => setPicking(true)}
        >
          {texts.addProduct}
        </Button>
      </div>
      {links.length === 0 && <p className={styles.hint}>{texts.linksHint}</p>}
      {links.length > 0 && (
        <ul ref={list} className={styles.list}>
          {links.map((link, place) => (
            <li
              key={`${link.url}/${links.slice(0, place).filter(({ url }) => url === link.url).length}`}
              className={styles.item}
            >
              <ComposedLink
                link={link}
                onNameChange={(label) =>
                  onLinksChange(links.map((one, other) => (other === place ? { ...one, label } : one)))
                }
                onRemove={() => {
                  toFocus.current = place;
                  onLinksChange(links.filter((_, other) => other !== place));
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {isPicking && (
        <PickLinks
          links={links}
          maxLinks={POST_LINKS_MAX}
          onLinksChange={onLinksChange}
          onClose={leave}
          restoreFocusTo={() => add.current}
          fallback={<NotLoaded text={notDone} onSaid={() => leave()} />}
        />
      )}
    </section>
  );
}
