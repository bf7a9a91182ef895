'use client';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Chip } from '../../controls/Chip/Chip.tsx';
import { Dialog } from '../../controls/Dialog/Dialog.tsx';
import { DialogClose } from '../../controls/Dialog/DialogParts.tsx';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { LINK } from '../../controls/icons/link.ts';
import { TextField } from '../../controls/TextField/TextField.tsx';
import type { OverlayProps } from '../../controls/useOverlay.ts';
import { distinct } from '../../provider/lists.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { linkPickerMessages } from '../link-picker.messages.ts';
import * as styles from './LinkPicker.css.ts';

/** A list of products to choose from. */
export interface LinkPickerSource {
  value: string;
  label: string;
}

/** Props of `LinkPicker`, including those of a `<div>`. */
export interface LinkPickerProps
  extends Omit<OverlayProps, 'defaultOpen'>,
    Omit<ComponentProps<'div'>, 'title' | 'children' | 'onChange'> {
  /** Number of links in the post. */
  linkCount: number;
  /** Maximum number of links; 20 by default. */
  maxLinks?: number | undefined;
  /** Called with a pasted or typed address. Returns its error; an address without one leaves the field. */
  onAddressAdd(address: string): string | undefined;
  /** Lists to choose from, as chips. */
  sources: readonly LinkPickerSource[];
  /** The chosen list. */
  source: string;
  onSourceChange(source: string): void;
  /** Rows of links whose addresses were added here. */
  pasted?: ReactNode;
  /** Rows of the chosen list, each a `LinkRow`. */
  children?: ReactNode;
}

/** Asks for products to link to: by address, or from lists. It stays open until all are chosen. */
export function LinkPicker({
  linkCount,
  maxLinks = 20,
  onAddressAdd,
  sources,
  source,
  onSourceChange,
  pasted,
  children,
  ...dialog
}: LinkPickerProps) {
  const texts = useMessages(linkPickerMessages);
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const isFull = linkCount >= maxLinks;

  function add(text: string) {
    if (text.trim() === '') return;
    const problem = isFull ? texts.full(maxLinks) : onAddressAdd(text.trim());
    setError(problem);
    setAddress(problem === undefined ? '' : text);
  }

  return (
    <Dialog
      aria-describedby={undefined}
      {...dialog}
      title={texts.title}
      size="medium"
      actions={
        <>
          <span role="status" className={styles.count}>
            {isFull ? texts.full(maxLinks) : linkCount > 0 && texts.count(linkCount)}
          </span>
          <DialogClose>
            <Button variant="primary" className={styles.done}>
              {texts.done}
            </Button>
          </DialogClose>
        </>
      }
    >
      <div className={styles.content}>
        <form
          noValidate
          className={styles.paste}
          onSubmit={(event) => {
            event.preventDefault();
            // A form around the picker, such as that of the post, would take it for its own.
            event.stopPropagation();
            add(address);
          }}
        >
          <TextField
            large
            className={styles.address}
            label={texts.address}
            hideLabel
            type="url"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder={texts.addressExample}
            leading={<Icon path={LINK} size={18} strokeWidth={1.75} className={styles.sign} />}
            error={error}
            value={address}
            data-quiet-on-touch
            onPaste={(event) => {
              if (address !== '') return;
              event.preventDefault();
              add(event.clipboardData.getData('text'));
            }}
            onValueChange={(text) => {
              setAddress(text);
              setError(undefined);
            }}
          />
          {address.trim() !== '' && (
            <Button type="submit" className={styles.addAddress}>
              {texts.addAddress}
            </Button>
          )}
        </form>
        <fieldset aria-label={texts.sources} className={styles.sources}>
          {distinct('LinkPicker', sources).map(({ value, label }) => (
            <Chip key={value} pressed={value === source} onPressedChange={() => onSourceChange(value)}>
              {label}
            </Chip>
          ))}
        </fieldset>
        <div className={styles.rows}>
          {pasted}
          {children}
        </div>
      </div>
    </Dialog>
  );
}
