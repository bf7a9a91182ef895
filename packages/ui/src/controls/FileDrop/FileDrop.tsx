'use client';
import {
  type ComponentProps,
  type DragEvent,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isolated } from '../../format/isolated.ts';
import { numberFormat } from '../../format/number-format.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { useFocusAfterRemoval } from '../../interaction/useFocusAfterRemoval.ts';
import { useFormReset } from '../../interaction/useFormReset.ts';
import { useLocale, useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';
import { Field, type FieldTexts, useControl } from '../Field/Field.tsx';
import { filesMessages } from '../files.messages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PLUS } from '../icons/plus.ts';
import { UPLOAD } from '../icons/upload.ts';
import { X } from '../icons/x.ts';
import * as styles from './FileDrop.css.ts';
import {
  type FileRefusal,
  type FileRules,
  keyOf,
  kindsOf,
  type OfferedFile,
  type RefusedFile,
  sortFiles,
} from './file-rules.ts';

/** Props of `FileDrop`, including those of an `<input>`; `className` and `style` go to the whole field. */
export interface FileDropProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'multiple' | 'children' | 'size'> {
  /** Accepted kinds, as in an HTML input: `image/*,.pdf`; all by default. */
  accept?: string | undefined;
  /** Maximum size of one file, in bytes. */
  maxBytes?: number | undefined;
  /** Maximum number of files; 1 by default. With 1, a new file replaces the old one. */
  maxFiles?: number | undefined;
  /** Current files when controlled. */
  value?: readonly File[] | undefined;
  /** Initial files when uncontrolled. */
  defaultValue?: readonly File[] | undefined;
  /** Called with the new list of files. */
  onValueChange?: ((files: File[]) => void) | undefined;
  /** Called with the refused files and their reasons; the field shows them too. */
  onFilesRefuse?: ((refused: RefusedFile[]) => void) | undefined;
  /** Whether to list no files, because the caller lists them. */
  hideFiles?: boolean | undefined;
  /**
   * A field by default; `well`: a large area that leads a page; `tile`: a small one at the end of a grid. Both
   * show `heading` instead of the label, and say the limits only when a file meets one.
   */
  variant?: 'field' | 'well' | 'tile' | undefined;
  /** Words in a `well` or `tile`: "Photos and videos", "7 more". */
  heading?: string | undefined;
}

/** Takes dropped, pasted or chosen files, for a form or for the caller. Uploads nothing. */
export function FileDrop({
  label,
  hideLabel,
  hint,
  error: givenError,
  accept,
  maxBytes,
  maxFiles = 1,
  value,
  defaultValue = none,
  onValueChange,
  onFilesRefuse,
  hideFiles = false,
  variant = 'field',
  heading,
  onChange,
  onPaste,
  className,
  style,
  ref,
  ...rest
}: FileDropProps) {
  const messages = useMessages(filesMessages);
  const texts = useRuleTexts({ accept, maxBytes, maxFiles });
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const [files, setFiles] = useControlled(value, defaultValue);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [said, setSaid] = useState('');
  const [isOver, setIsOver] = useState(false);

  // The browser knows only the files chosen last, but a form must get all accepted ones.
  useLayoutEffect(() => {
    const held = new DataTransfer();
    for (const file of files) held.items.add(file);
    if (input.current) input.current.files = held.files;
  });
  useFormReset(input, () => {
    setFiles(defaultValue);
    setRefused([]);
    setSaid('');
  });

  // Also true if a fieldset around the input is disabled.
  const isDisabled = () => input.current?.matches(':disabled') ?? false;
  function give(next: File[]) {
    setFiles(next);
    onValueChange?.(next);
  }
  function take(offered: readonly OfferedFile[]) {
    if (isDisabled() || offered.length === 0) return;
    const sorted = sortFiles(files, offered, { accept, maxBytes, maxFiles });
    setRefused(sorted.refused);
    if (sorted.refused.length > 0) onFilesRefuse?.(sorted.refused);
    setSaid(sorted.added.length > 0 ? messages.added(sorted.added.length) : '');
    if (sorted.added.length > 0) give(sorted.files);
  }
  function remove(file: File) {
    setRefused([]);
    setSaid(messages.removed(isolated(file.name)));
    give(files.filter((other) => other !== file));
  }
  const lead = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Even if disabled: otherwise the browser would open the file instead of the page.
    event.preventDefault();
    event.dataTransfer.dropEffect = isDisabled() ? 'none' : 'copy';
    setIsOver(!isDisabled());
  };

  const error = givenError ?? (refused.length > 0 ? texts.refusals(refused) : undefined);
  const control = useControl({ ...rest, hint, error });
  const rulesId = `${control.id}-rules`;
  const isField = variant === 'field';
  const rules = isField && texts.rules;
  const choose = maxFiles > 1 ? messages.choose : messages.chooseOne;
  return (
    <Field
      controlId={control.id}
      label={label}
      hideLabel={hideLabel || !isField}
      hint={hint}
      error={error}
      className={classNames(variant === 'tile' && styles.tileField, className)}
      style={style}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the input in it has the keys */}
      <div
        className={styles.zones[variant]}
        data-over={isOver || undefined}
        data-invalid={error ? true : undefined}
        onDragEnter={lead}
        onDragOver={lead}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
        }}
        onDrop={(event) => {
          lead(event);
          setIsOver(false);
          take(droppedIn(event.dataTransfer));
        }}
      >
        <input
          {...rest}
          {...control}
          ref={input}
          type="file"
          accept={accept}
          multiple={maxFiles > 1}
          aria-describedby={classNames(control['aria-describedby'], rules && rulesId) || undefined}
          className={styles.input}
          onChange={(event) => {
            onChange?.(event);
            take(Array.from(event.currentTarget.files ?? [], (file) => ({ file })));
          }}
          onPaste={(event) => {
            onPaste?.(event);
            take(Array.from(event.clipboardData.files, (file) => ({ file })));
          }}
        />
        {variant === 'tile' ? (
          <>
            <Icon path={PLUS} size={20} strokeWidth={1.75} />
            <span aria-hidden className={styles.tileWords}>
              {isOver ? messages.drop : heading}
            </span>
          </>
        ) : (
          <>
            {isField && <Icon path={UPLOAD} size={24} strokeWidth={1.5} className={styles.icon} />}
            {!isField && heading && (
              <span aria-hidden className={styles.heading}>
                {heading}
              </span>
            )}
            <span aria-hidden className={isField ? styles.words : styles.wellWords}>
              <strong className={isField ? styles.choose : styles.pill}>
                {isOver ? messages.drop : choose}
              </strong>
              {!isOver && <span className={styles.orDrop}>{messages.orDrop}</span>}
            </span>
          </>
        )}
        {rules && (
          <span id={rulesId} className={styles.rules}>
            {rules}
          </span>
        )}
      </div>
      {!hideFiles && (
        <FileList
          files={files}
          label={label}
          disabled={rest.disabled}
          sizeOf={texts.size}
          input={input}
          onRemove={remove}
        />
      )}
      <span role="status" className={visuallyHidden}>
        {said}
      </span>
    </Field>
  );
}

const none: readonly File[] = [];

/** Returns dropped files and marks folders, which otherwise look like files with unreadable bytes. */
function droppedIn({ items, files }: DataTransfer): OfferedFile[] {
  const offered = Array.from(items ?? []).flatMap((item) => {
    const file = item.kind === 'file' ? item.getAsFile() : null;
    return file ? [{ file, isFolder: item.webkitGetAsEntry?.()?.isDirectory ?? false }] : [];
  });
  return offered.length > 0 ? offered : Array.from(files ?? [], (file) => ({ file }));
}

interface FileListProps {
  files: readonly File[];
  label: string;
  disabled?: boolean | undefined;
  sizeOf(bytes: number): string;
  input: { readonly current: HTMLInputElement | null };
  onRemove(file: File): void;
}

function FileList({ files, label, disabled, sizeOf, input, onRemove }: FileListProps) {
  const messages = useMessages(filesMessages);
  const keys = useMemo(() => files.map(keyOf), [files]);
  const placeOf = useFocusAfterRemoval(keys, input);
  if (files.length === 0) return null;
  return (
    // Safari removes the role of a list without bullets.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" aria-label={label} className={styles.files}>
      {files.map((file, index) => {
        const { ref, onFocus, onBlur } = placeOf(keyOf(file));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a caller may give the same file twice
          <li key={`${keyOf(file)}/${index}`} className={styles.file}>
            <span className={styles.name}>
              <bdi>{file.name}</bdi>
            </span>
            <span className={styles.size}>
              <bdi>{sizeOf(file.size)}</bdi>
            </span>
            <IconButton
              ref={ref}
              label={messages.remove(isolated(file.name))}
              icon={<Icon path={X} size={18} strokeWidth={1.75} />}
              disabled={disabled}
              onFocus={onFocus}
              onBlur={onBlur}
              onClick={() => {
                // Safari does not focus a clicked button, so the handler is called here.
                onFocus();
                onRemove(file);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

const MOST_NAMES = 2;

function useRuleTexts({ accept, maxBytes, maxFiles }: FileRules) {
  const messages = useMessages(filesMessages);
  const locale = useLocale();
  const size = (bytes: number) => {
    const step = SIZES.find(({ from }) => bytes >= from) ?? bytesAlone;
    return numberFormat(locale, step.format).format(bytes / step.from);
  };
  const kindNames: Record<string, string> = {
    'image/*': messages.pictures,
    'video/*': messages.videos,
    'audio/*': messages.sounds,
    'video/webm': 'WebM',
  };
  const accepted = kindsOf(accept ?? '');
  const videos = accepted.filter((kind) => kind.startsWith('video/'));
  if (videos.length > 1) for (const kind of videos) kindNames[kind] = messages.videos;
  // Some systems need these endings to recognise pictures; users read "photos" instead.
  if (accepted.includes('image/*')) {
    for (const ending of ['.heic', '.heif']) kindNames[ending] = messages.pictures;
  }
  const kinds = accepted.map(
    (kind) =>
      kindNames[kind] ??
      kind
        .replace(/^.*[./]/, '')
        .replace(/\+.*/, '')
        .toUpperCase(),
  );
  const most = maxBytes === undefined ? '' : size(maxBytes);
  const sentences: Record<FileRefusal, (files: string) => string> = {
    ...messages,
    tooLarge: (files) => messages.tooLarge(files, most),
    tooMany: (files) => messages.tooMany(files, maxFiles),
  };
  return {
    size,
    rules: classNames(
      kinds.length > 0 && messages.only(new Intl.ListFormat(locale).format(new Set(kinds))),
      most && messages.atMostBytes(most, maxFiles),
      maxFiles > 1 && Number.isFinite(maxFiles) && messages.atMost(maxFiles),
    ),
    /** Returns one sentence per reason, with up to two file names and the number of others. */
    refusals: (refused: readonly RefusedFile[]) =>
      [...new Set(refused.map(({ reason }) => reason))]
        .map((reason) => {
          const names = refused.filter((one) => one.reason === reason).map(({ file }) => isolated(file.name));
          const some = names.slice(0, MOST_NAMES).join(', ');
          const more = names.length - MOST_NAMES;
          return sentences[reason](more > 0 ? messages.andMore(some, more) : some);
        })
        .join(' '),
  };
}

const unitOf = (unit: string): Intl.NumberFormatOptions => ({
  style: 'unit',
  unit,
  unitDisplay: 'short',
  maximumFractionDigits: 1,
});
const bytesAlone = { from: 1, format: unitOf('byte') };
const SIZES = [
  { from: 1e9, format: unitOf('gigabyte') },
  { from: 1e6, format: unitOf('megabyte') },
  { from: 1e3, format: unitOf('kilobyte') },
];
