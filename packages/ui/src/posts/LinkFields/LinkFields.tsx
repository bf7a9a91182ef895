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

/** A link being typed. */
export interface TypedLinkFields {
  url: string;
  label: string;
}

/** Props of `LinkFields`, including those of a `<fieldset>`. */
export interface LinkFieldsProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Controlled links. */
  value?: readonly TypedLinkFields[] | undefined;
  /** Initial links of uncontrolled fields. */
  defaultValue?: readonly TypedLinkFields[] | undefined;
  onValueChange?: ((links: TypedLinkFields[]) => void) | undefined;
  /** Maximum number of links; 20 by default. */
  maxLinks?: number | undefined;
  /** Maximum length of a link's name, in characters. */
  maxLabelLength?: number | undefined;
  /**
   * Returns the error of a link's address, if any. Not shown while the address is typed into a field that was
   * empty.
   */
  problemOf?: ((link: TypedLinkFields) => string | undefined) | undefined;
  /** Renders a preview below a link's fields. */
  renderPreview?: ((link: TypedLinkFields, place: number) => ReactNode) | undefined;
}

/** Fields for links: each has an address, a name and a preview. */
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
  // Key of the focused link whose address was empty on focus; its error is shown on blur or Enter.
  const [begun, setBegun] = useState<number>();
  // Key of the focused link; its missing parts are reported once the focus leaves it.
  const [inHand, setInHand] = useState<number>();
  const afterPress = useAfterPress();

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

/** Returns keys for links, which have no id, so that typed text stays in its field after a removal. */
function useKeys(count: number) {
  const [keys] = useState<{ next: number; held: number[] }>({ next: 0, held: [] });
  while (keys.held.length < count) keys.held.push(keys.next++);
  keys.held.length = count;
  return {
    of: (place: number) => keys.held[place],
    drop: (place: number) => void keys.held.splice(place, 1),
  };
}
