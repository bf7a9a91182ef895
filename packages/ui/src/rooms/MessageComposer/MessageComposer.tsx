'use client';
import {
  type ClipboardEvent,
  type ComponentProps,
  type CSSProperties,
  type DragEvent,
  type KeyboardEvent,
  type Ref,
  type SubmitEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { AlertDialog } from '../../controls/AlertDialog/AlertDialog.tsx';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { plainly } from '../../controls/Combobox/combobox-option.ts';
import { useOpenList } from '../../controls/Combobox/useOpenList.ts';
import { classNames } from '../../controls/classNames.ts';
import { sortFiles } from '../../controls/FileDrop/file-rules.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { ARROW_UP } from '../../controls/icons/arrow-up.ts';
import { IMAGE } from '../../controls/icons/image.ts';
import { VOTE } from '../../controls/icons/vote.ts';
import { X } from '../../controls/icons/x.ts';
import { prepareFor } from '../../controls/Textarea/prepareFor.ts';
import { useGrowth } from '../../controls/Textarea/useGrowth.ts';
import { isBlank } from '../../format/isBlank.ts';
import { kerningFor } from '../../format/kerningFor.ts';
import { isSubmitEnter } from '../../interaction/isSubmitEnter.ts';
import { useBothRefs } from '../../interaction/useBothRefs.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { withParts } from '../../provider/withParts.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { messageComposerMessages } from '../message-composer.messages.ts';
import * as styles from './MessageComposer.css.ts';
import { mentionAt } from './mention-at.ts';

/** A person who can be mentioned. */
export interface MentionPerson {
  /** Username without the @. */
  username: string;
  /** Display name. */
  name?: string | null | undefined;
  /** Address of the face. */
  face?: string | null | undefined;
}

/** The message that is answered or edited, shown above the field. */
export type ComposerContext =
  | { kind: 'reply'; author: string; own?: boolean | undefined; text: string }
  | { kind: 'edit'; text: string };

/** A message as it leaves the field. */
export interface ComposedMessage {
  /** Trimmed text; empty only with a picture. */
  text: string;
  picture: File | string | null;
}

/** Props of `MessageComposer`, including those of a `<form>`. */
export interface MessageComposerProps extends Omit<ComponentProps<'form'>, 'children' | 'defaultValue'> {
  /** Controlled text. */
  value?: string | undefined;
  /** Initial text of an uncontrolled field. */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * Called with what was written. An uncontrolled field and picture are then emptied, unless this returns
   * false.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most callers return nothing
  onSend?: ((message: ComposedMessage) => boolean | void) | undefined;
  /** Controlled picture: a file, or the address of one that is kept elsewhere; `null` for none. */
  picture?: File | string | null | undefined;
  /** Called with a chosen, pasted or dropped picture, or `null`. Other files are refused with an alert. */
  onPictureChange?: ((picture: File | null) => void) | undefined;
  /** Whether pictures can be added; true by default. */
  pictures?: boolean | undefined;
  /** Called to start a vote. Without it, there is no button. */
  onVoteStart?: (() => void) | undefined;
  /** People who are suggested after an @. */
  people?: readonly MentionPerson[] | undefined;
  /** The message that is answered or edited. */
  context?: ComposerContext | null | undefined;
  /** Called to answer or edit it no longer: by its cross, or by Escape in the field. */
  onContextCancel?: (() => void) | undefined;
  /** Called while text is typed, at most every three seconds. */
  onTyping?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** Whether typing and sending are disabled. */
  disabled?: boolean | undefined;
  /** Ref of the text area. */
  fieldRef?: Ref<HTMLTextAreaElement> | undefined;
}

const TYPING_EVERY_MS = 3000;
const MOST_ROWS = 5;

/** Field for messages of a room. Enter sends; Shift+Enter breaks the line. */
export function MessageComposer({
  value: given,
  defaultValue = '',
  onValueChange,
  onSend,
  picture: givenPicture,
  onPictureChange,
  pictures = true,
  onVoteStart,
  people,
  context,
  onContextCancel,
  onTyping,
  placeholder,
  disabled = false,
  fieldRef,
  className,
  onSubmit,
  ...rest
}: MessageComposerProps) {
  const texts = useMessages(messageComposerMessages);
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const areaRef = useBothRefs(area, fieldRef);
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useControlled(given, defaultValue);
  const [picture, setPicture] = useControlled<File | string | null>(givenPicture, null);
  const [isRefused, setRefused] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const value = text ?? '';
  const isEmpty = isBlank(value) && !picture;
  useGrowth(area, value);

  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  function change(next: string) {
    setText(next);
    onValueChange?.(next);
  }
  const mention = useMentions(area, value, people, change);

  function changePicture(next: File | null) {
    setPicture(next);
    onPictureChange?.(next);
  }
  function take(files: readonly File[]) {
    if (files.length === 0 || disabled || !pictures) return;
    const { added } = sortFiles(
      [],
      files.map((one) => ({ file: one })),
      { accept: 'image/*', maxFiles: 1 },
    );
    if (added[0]) changePicture(added[0]);
    else setRefused(true);
    area.current?.focus();
  }
  function send(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (isEmpty || disabled) return;
    const isKept = onSend?.({ text: value.trim(), picture }) === false;
    typedAt.current = Number.NEGATIVE_INFINITY;
    if (isKept) return;
    if (given === undefined) change('');
    if (givenPicture === undefined) changePicture(null);
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (mention.press(event)) return;
    if (event.key === 'Escape' && context && onContextCancel && !event.nativeEvent.isComposing) {
      event.preventDefault();
      event.stopPropagation();
      onContextCancel();
    }
    if (!isSubmitEnter(event) || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { files, types } = event.clipboardData;
    // Text copied from a document comes with a picture of itself.
    if (files.length === 0 || types.includes('text/plain')) {
      prepareFor(event.currentTarget, event.clipboardData);
      return;
    }
    event.preventDefault();
    take([...files]);
  }
  const lead = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Even if disabled: otherwise the browser would open the file instead of the page.
    event.preventDefault();
    setIsOver(pictures && !disabled);
  };

  return (
    <form
      {...rest}
      className={classNames(styles.form, className)}
      onSubmit={send}
      onDragEnter={lead}
      onDragOver={lead}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        lead(event);
        setIsOver(false);
        take([...event.dataTransfer.files]);
      }}
    >
      <div className={styles.row}>
        {onVoteStart && (
          <button
            type="button"
            className={styles.vote}
            aria-label={texts.startVote}
            disabled={disabled}
            onClick={onVoteStart}
          >
            <Icon path={VOTE} size={20} strokeWidth={1.75} />
            <span aria-hidden className={styles.voteWords}>
              {texts.startVote}
            </span>
          </button>
        )}
        {pictures && (
          <>
            <IconButton
              className={styles.pictureButton}
              label={texts.addPicture}
              icon={<Icon path={IMAGE} size={20} strokeWidth={1.75} />}
              disabled={disabled}
              onClick={() => file.current?.click()}
            />
            <input
              ref={file}
              type="file"
              accept="image/*"
              hidden
              aria-label={texts.addPicture}
              onChange={(event) => {
                take([...(event.currentTarget.files ?? [])]);
                // The same file can be chosen again.
                event.currentTarget.value = '';
              }}
            />
          </>
        )}
        <div className={styles.place}>
          <div
            ref={mention.field}
            className={styles.box}
            data-over={isOver || undefined}
            data-pictures={pictures || undefined}
          >
            {context && <Banner context={context} onCancel={onContextCancel} />}
            {picture && <Preview picture={picture} onRemove={() => changePicture(null)} />}
            <div className={styles.typing}>
              <textarea
                ref={areaRef}
                id={`${id}-text`}
                aria-label={texts.field}
                aria-autocomplete={people ? 'list' : undefined}
                aria-controls={mention.isOpen ? `${id}-people` : undefined}
                aria-activedescendant={mention.isOpen ? `${id}-person-${mention.place}` : undefined}
                className={styles.area}
                style={{ '--rows': MOST_ROWS, ...kerningFor(value) } as CSSProperties}
                dir="auto"
                rows={1}
                placeholder={isOver ? texts.dropHere : (placeholder ?? texts.placeholder)}
                enterKeyHint="send"
                autoComplete="off"
                disabled={disabled}
                value={value}
                onChange={(event) => {
                  change(event.currentTarget.value);
                  mention.look();
                  if (isBlank(event.currentTarget.value)) return;
                  if (event.timeStamp - typedAt.current < TYPING_EVERY_MS) return;
                  typedAt.current = event.timeStamp;
                  onTyping?.();
                }}
                onSelect={mention.look}
                onBlur={mention.close}
                onKeyDown={press}
                onPaste={paste}
              />
              <IconButton
                type="submit"
                className={styles.send}
                label={context?.kind === 'edit' ? texts.save : texts.send}
                icon={<Icon path={ARROW_UP} size={20} />}
                aria-disabled={isEmpty || disabled || undefined}
              />
            </div>
          </div>
          {mention.isOpen && (
            // A press in the list keeps the focus, and a phone's keyboard, in place.
            // biome-ignore lint/a11y/noStaticElementInteractions: see above
            <div
              ref={mention.list}
              popover="manual"
              className={styles.people}
              onMouseDown={(event) => event.preventDefault()}
            >
              <div id={`${id}-people`} role="listbox" aria-label={texts.people}>
                {mention.found.map((person, place) => (
                  // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
                  <div
                    // biome-ignore lint/suspicious/noArrayIndexKey: a list that is not ours may name someone twice
                    key={place}
                    id={`${id}-person-${place}`}
                    role="option"
                    aria-selected={place === mention.place}
                    data-active={place === mention.place || undefined}
                    className={styles.person}
                    onPointerMove={() => mention.point(place)}
                    onClick={() => mention.choose(person)}
                  >
                    <Avatar size="small" name={person.username} src={person.face} />
                    <span className={styles.personWords}>
                      <bdi>@{person.username}</bdi>
                      {person.name && <span className={styles.personName}>{person.name}</span>}
                    </span>
                  </div>
                ))}
              </div>
            </div>
          )}
        </div>
      </div>
      <span role="status" className={visuallyHidden}>
        {mention.isOpen && texts.found(mention.found.length)}
      </span>
      <AlertDialog
        open={isRefused}
        onOpenChange={setRefused}
        title={texts.notPicture}
        cancelLabel={texts.ok}
        restoreFocusTo={() => area.current}
      />
    </form>
  );
}

interface BannerProps {
  context: ComposerContext;
  onCancel: (() => void) | undefined;
}

function Banner({ context, onCancel }: BannerProps) {
  const texts = useMessages(messageComposerMessages);
  const isReply = context.kind === 'reply';
  return (
    <div className={styles.banner}>
      <div className={styles.bannerWords}>
        <span className={styles.bannerTitle}>
          {!isReply
            ? texts.editing
            : context.own
              ? texts.replyToYou
              : withParts(texts.replyTo, { name: <bdi>{context.author}</bdi> })}
        </span>
        <span className={styles.bannerText}>
          <bdi>{context.text}</bdi>
        </span>
      </div>
      {onCancel && (
        <IconButton
          className={styles.bannerClose}
          label={isReply ? texts.cancelReply : texts.cancelEdit}
          icon={<Icon path={X} size={18} strokeWidth={1.75} />}
          onClick={onCancel}
        />
      )}
    </div>
  );
}

interface PreviewProps {
  picture: File | string;
  onRemove(): void;
}

function Preview({ picture, onRemove }: PreviewProps) {
  const texts = useMessages(messageComposerMessages);
  const [src, setSrc] = useState(typeof picture === 'string' ? picture : undefined);
  useEffect(() => {
    if (typeof picture === 'string') return setSrc(picture);
    const address = URL.createObjectURL(picture);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  const name = typeof picture === 'string' ? texts.chosenPicture : picture.name;
  return (
    <div className={styles.preview}>
      {src && <img className={styles.previewPicture} src={src} alt={name} />}
      <IconButton
        className={styles.previewRemove}
        label={texts.removePicture}
        icon={<Icon path={X} size={14} strokeWidth={2.25} />}
        onClick={onRemove}
      />
    </div>
  );
}

const MOST_FOUND = 8;

/** Suggests people while a mention is typed. */
function useMentions(
  area: { readonly current: HTMLTextAreaElement | null },
  text: string,
  people: readonly MentionPerson[] | undefined,
  change: (text: string) => void,
) {
  const field = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [caret, setCaret] = useState<number>();
  const [place, setPlace] = useState(0);
  const caretAfter = useRef<number>(undefined);
  useLayoutEffect(() => {
    const next = caretAfter.current;
    caretAfter.current = undefined;
    if (next !== undefined) area.current?.setSelectionRange(next, next);
  });

  const begun = caret === undefined || !people ? undefined : mentionAt(text, caret);
  const found = begun ? matching(people ?? [], begun.typed) : [];
  const isOpen = found.length > 0;
  const at = Math.min(place, Math.max(found.length - 1, 0));
  const close = () => setCaret(undefined);
  useOpenList(isOpen, field, list, close);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reached person is scrolled into sight
  useLayoutEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  function choose(person: MentionPerson) {
    if (!begun || caret === undefined) return;
    const before = `${text.slice(0, begun.start)}@${person.username} `;
    caretAfter.current = before.length;
    close();
    change(before + text.slice(caret).replace(/^ /, ''));
  }
  return {
    field,
    list,
    found,
    isOpen,
    place: at,
    close,
    choose,
    point: setPlace,
    /** Reads the caret, after typing or moving it. */
    look() {
      const { selectionStart, selectionEnd } = area.current ?? {};
      setCaret(selectionStart === selectionEnd ? selectionStart : undefined);
      setPlace(0);
    },
    /** Handles the keys of an open list. Returns whether it did. */
    press(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
      if (!isOpen || event.nativeEvent.isComposing) return false;
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const person = found[at];
      const takes = (isSubmitEnter(event) && !event.shiftKey) || (event.key === 'Tab' && !event.shiftKey);
      if (step !== 0) setPlace((at + step + found.length) % found.length);
      else if (takes && person) choose(person);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}

function matching(people: readonly MentionPerson[], typed: string): MentionPerson[] {
  const sought = plainly(typed);
  const named = people.filter(Boolean).map((person) => ({
    person,
    username: plainly(person.username ?? ''),
    name: plainly(person.name ?? ''),
  }));
  // A finished mention needs no list.
  if (named.length === 0 || named.some(({ username }) => username === sought)) return [];
  const begins = named.filter(({ username, name }) => username.startsWith(sought) || name.startsWith(sought));
  return begins.slice(0, MOST_FOUND).map(({ person }) => person);
}
