'use client';
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { X } from '../../controls/icons/x.ts';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { useAfterPress } from '../../interaction/useAfterPress.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { linkFieldsMessages } from '../link-fields.messages.ts';
import * as styles from './LinkFields.css.ts';

/** A link as it is typed. */
export interface TypedLinkFields {
  url: string;
  label: string;
}

/** The links of something that is written, and the properties of an HTML fieldset. */
export interface LinkFieldsProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The links, where the caller keeps them. */
  value?: readonly TypedLinkFields[] | undefined;
  /** The links at first, where the fields keep them themselves. */
  defaultValue?: readonly TypedLinkFields[] | undefined;
  onValueChange?: ((links: TypedLinkFields[]) => void) | undefined;
  /** How many there may be; 20 by default. */
  maxLinks?: number | undefined;
  /** Characters of a name. */
  maxLabelLength?: number | undefined;
  /** What is wrong with an address, if anything is; said once the person has left its field. */
  problemOf?: ((link: TypedLinkFields) => string | undefined) | undefined;
  /** What is known of where a link leads, below its fields. */
  renderPreview?: ((link: TypedLinkFields, place: number) => ReactNode) | undefined;
}

/** Links to fill in: each an address with a name, and what is behind it. */
export function LinkFields({
  value,
  defaultValue = none,
  onValueChange,
  maxLinks = 20,
  maxLabelLength,
  problemOf,
  renderPreview,
  className,
  ...rest
}: LinkFieldsProps) {
  const texts = useMessages(linkFieldsMessages);
  const hintId = useId();
  const [kept, setKept] = useControlled(value, defaultValue);
  const links = (kept ?? none).filter((link) => link !== null && link !== undefined);
  const keys = useKeys(links.length);
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const toFocus = useRef<number>(undefined);
  // While somebody types their first address, it is not wrong yet.
  const [begun, setBegun] = useState<number>();
  // What one of its fields lacks is said once somebody goes on to something else.
  const [inHand, setInHand] = useState<number>();
  const afterPress = useAfterPress();

  // After what was added or removed is drawn.
  useLayoutEffect(() => {
    const place = toFocus.current;
    if (place === undefined) return;
    toFocus.current = undefined;
    const fields = list.current?.children[Math.min(place, links.length - 1)]?.querySelector('input');
    (fields ?? add.current)?.focus();
  });

  function change(next: TypedLinkFields[]) {
    setKept(next);
    onValueChange?.(next);
  }
  const put = (place: number, to: Partial<TypedLinkFields>) =>
    change(links.map((link, other) => (other === place ? { ...link, ...to } : link)));

  return (
    <fieldset aria-describedby={hintId} {...rest} className={classNames(styles.fields, className)}>
      <legend className={styles.legend}>{texts.title}</legend>
      <p id={hintId} className={styles.hint}>
        {texts.hint}
      </p>
      {links.length > 0 && (
        <div ref={list} className={styles.list}>
          {links.map((link, place) => (
            <fieldset
              key={keys.of(place)}
              aria-label={texts.nth(place + 1)}
              className={styles.link}
              onFocus={() => afterPress(() => setInHand(keys.of(place)))}
              onBlur={() => afterPress(() => setInHand(undefined))}
            >
              <TextField
                label={texts.url}
                type="url"
                inputMode="url"
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                placeholder={texts.urlExample}
                value={link.url ?? ''}
                hint={
                  link.label && !link.url && inHand !== keys.of(place) ? texts.leftOutWithoutUrl : undefined
                }
                error={begun === keys.of(place) ? undefined : problemOf?.(link)}
                onFocus={() => link.url || afterPress(() => setBegun(keys.of(place)))}
                onBlur={() => afterPress(() => setBegun(undefined))}
                onKeyDown={({ key }) => key === 'Enter' && setBegun(undefined)}
                onValueChange={(url) => put(place, { url })}
              />
              <TextField
                label={texts.label}
                autoComplete="off"
                placeholder={texts.labelExample}
                maxLength={maxLabelLength}
                value={link.label ?? ''}
                hint={
                  link.url && !link.label && inHand !== keys.of(place) ? texts.leftOutWithoutName : undefined
                }
                onValueChange={(label) => put(place, { label })}
              />
              <IconButton
                className={styles.remove}
                label={texts.remove(link.label || link.url || texts.nth(place + 1))}
                icon={<Icon path={X} size={18} />}
                onClick={() => {
                  keys.drop(place);
                  toFocus.current = place;
                  change(links.filter((_, other) => other !== place));
                }}
              />
              {renderPreview && <div className={styles.preview}>{renderPreview(link, place)}</div>}
            </fieldset>
          ))}
        </div>
      )}
      {links.length < maxLinks && (
        <Button
          ref={add}
          onClick={() => {
            toFocus.current = links.length;
            change([...links, { url: '', label: '' }]);
          }}
        >
          {texts.add}
        </Button>
      )}
    </fieldset>
  );
}

const none: readonly TypedLinkFields[] = [];

/** Keys of things that have none: what is typed into stays the same field when one before it goes. */
function useKeys(count: number) {
  const [keys] = useState<{ next: number; held: number[] }>({ next: 0, held: [] });
  while (keys.held.length < count) keys.held.push(keys.next++);
  keys.held.length = count;
  return {
    of: (place: number) => keys.held[place],
    drop: (place: number) => void keys.held.splice(place, 1),
  };
}
