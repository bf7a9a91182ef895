'use client';
import {
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { AlertDialog } from '../../controls/AlertDialog/AlertDialog.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { sortFiles } from '../../controls/FileDrop/file-rules.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { IMAGE } from '../../controls/icons/image.ts';
import { LINK } from '../../controls/icons/link.ts';
import { PLUS } from '../../controls/icons/plus.ts';
import { X } from '../../controls/icons/x.ts';
import { Textarea } from '../../controls/Textarea/Textarea.tsx';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { useBothRefs } from '../../interaction/useBothRefs.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { webAddressOf } from '../../interaction/web-address.ts';
import { ProductPicture } from '../../products/ProductPicture/ProductPicture.tsx';
import { keyed } from '../../provider/lists.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import {
  filledIn,
  problemOf,
  repeatedIn,
  tooLong,
  VOTE_LIMITS,
  type VoteDraft,
  type VoteDraftProblem,
  type VoteOptionDraft,
} from '../vote-draft.ts';
import { voteFormMessages } from '../vote-form.messages.ts';
import * as styles from './VoteForm.css.ts';

/** Props of `VoteForm`, including those of a `<form>`. */
export interface VoteFormProps extends Omit<ComponentProps<'form'>, 'children' | 'defaultValue'> {
  /** Controlled draft. */
  value?: VoteDraft | undefined;
  /** Initial draft of an uncontrolled form. */
  defaultValue?: VoteDraft | undefined;
  onValueChange?: ((draft: VoteDraft) => void) | undefined;
  /** Called with a draft that is filled in and checked. */
  onStart?: ((draft: VoteDraft) => void) | undefined;
  /** Called to add a product from elsewhere. Without it, there is no button. */
  onProductAdd?: (() => void) | undefined;
  /** Error of the last attempt, above the button; the form keeps what was written. */
  error?: string | undefined;
  /** Whether the vote is being created. */
  busy?: boolean | undefined;
  /** Name of the room, for the button. */
  room?: string | undefined;
  /** Buttons beside the main one. */
  actions?: ReactNode;
}

const empty: VoteDraft = { question: '', options: [] };
let added = 0;

/** Writes a vote: a question, and two to six photos, links or products. */
export function VoteForm({
  value: given,
  defaultValue = empty,
  onValueChange,
  onStart,
  onProductAdd,
  error,
  busy = false,
  room,
  actions,
  className,
  onSubmit,
  ref,
  ...rest
}: VoteFormProps) {
  const texts = useMessages(voteFormMessages);
  const [kept, setKept] = useControlled(given, defaultValue);
  const question = kept?.question ?? '';
  const options = (kept?.options ?? []).filter(Boolean).slice(0, VOTE_LIMITS.maxOptions);
  const [problem, setProblem] = useState<VoteDraftProblem | 'notPicture'>();
  const [repeated, setRepeated] = useState<{ optionId: string; place: number }>();
  const form = useRef<HTMLFormElement>(null);
  const formRef = useBothRefs(form, ref);
  const list = useRef<HTMLOListElement>(null);
  const toFocus = useRef<string>(undefined);

  useLayoutEffect(() => {
    const id = toFocus.current;
    if (id === undefined) return;
    toFocus.current = undefined;
    const entry = list.current?.querySelector(`[data-option="${CSS.escape(id)}"]`);
    const place = entry ?? form.current;
    const field = place?.querySelector<HTMLElement>('input:not([hidden]), textarea');
    (field ?? place?.querySelector<HTMLElement>('button'))?.focus();
  });

  function change(next: VoteDraft) {
    setRepeated(undefined);
    setKept(next);
    onValueChange?.(next);
  }
  const put = (id: string, option: VoteOptionDraft) =>
    change({ question, options: options.map((one) => (one.id === id ? option : one)) });
  function add(kind: 'photo' | 'link') {
    added += 1;
    const id = `new ${added} ${options.length}`;
    const option: VoteOptionDraft =
      kind === 'photo'
        ? { kind, id, caption: '', imageUrl: '' }
        : { kind, id, caption: '', url: '', title: '', description: '', linkImage: '' };
    toFocus.current = id;
    change({ question, options: [...options, option] });
  }
  function remove(place: number) {
    const rest = options.filter((_, other) => other !== place);
    toFocus.current = rest[Math.min(place, rest.length - 1)]?.id ?? '';
    change({ question, options: rest });
  }
  /** Moves the focus to a text whose counter says that it is too long. */
  function showText(optionId: string | undefined) {
    const option = optionId && list.current?.querySelector(`[data-option="${CSS.escape(optionId)}"]`);
    const text = (option || form.current)?.querySelector('textarea');
    text?.closest('details')?.setAttribute('open', '');
    text?.focus();
  }
  const focusProblem = useRef<() => HTMLElement | null>(() => null);
  function start(event: SubmitEvent<HTMLFormElement>) {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (busy) return;
    const long = tooLong({ question, options });
    if (long) return showText(long.optionId);
    // Filled first, then checked.
    const draft = filledIn({ question, options }, texts.linkCaption);
    const found = problemOf(draft);
    if (!found) {
      const same = repeatedIn(draft);
      setRepeated(same);
      if (!same) return onStart?.(draft);
      toFocus.current = same.optionId;
      return;
    }
    const { optionId } = found;
    focusProblem.current = () =>
      (optionId
        ? list.current?.querySelector<HTMLElement>(
            `[data-option="${CSS.escape(optionId)}"] input:not([hidden])`,
          )
        : form.current?.querySelector<HTMLElement>(
            found.problem === 'needsTitle' ? 'textarea' : '[data-add]',
          )) ?? null;
    setProblem(found.problem);
  }
  return (
    <form {...rest} ref={formRef} noValidate className={classNames(styles.form, className)} onSubmit={start}>
      <div className={styles.fields}>
        <Textarea
          label={texts.question}
          placeholder={texts.questionExample}
          minRows={1}
          maxRows={4}
          limit={VOTE_LIMITS.question}
          value={question}
          onValueChange={(next) => change({ question: next, options })}
        />
        {options.length > 0 && (
          <ol ref={list} className={styles.options}>
            {keyed('VoteForm', options, ({ id }) => id).map(([key, option], place) => (
              <li key={key} data-option={option.id} className={styles.option}>
                <div className={styles.head}>
                  <span className={styles.place}>{texts.option(place + 1)}</span>
                  <IconButton
                    className={styles.remove}
                    label={texts.remove(place + 1)}
                    icon={<Icon path={X} size={18} strokeWidth={1.75} />}
                    onClick={() => remove(place)}
                  />
                </div>
                <Option
                  option={option}
                  onChange={(next) => put(option.id, next)}
                  onRefuse={() => setProblem('notPicture')}
                />
                {repeated?.optionId === option.id && (
                  <p role="alert" className={styles.error}>
                    {texts.sameAs(repeated.place + 1)}
                  </p>
                )}
              </li>
            ))}
          </ol>
        )}
        {options.length < VOTE_LIMITS.maxOptions && (
          <div className={styles.adds}>
            <Button
              data-add=""
              icon={<Icon path={IMAGE} size={18} strokeWidth={1.75} />}
              onClick={() => add('photo')}
            >
              {texts.addPhoto}
            </Button>
            <Button icon={<Icon path={LINK} size={18} strokeWidth={1.75} />} onClick={() => add('link')}>
              {texts.addLink}
            </Button>
            {onProductAdd && (
              <Button icon={<Icon path={PLUS} size={18} strokeWidth={1.75} />} onClick={onProductAdd}>
                {texts.addProduct}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className={styles.foot}>
        {error && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <div className={styles.buttons}>
          {actions}
          <Button type="submit" variant="primary" className={styles.start} busy={busy}>
            {room ? texts.submitIn(room) : texts.submit}
          </Button>
        </div>
      </div>
      <AlertDialog
        open={problem !== undefined}
        onOpenChange={(open) => !open && setProblem(undefined)}
        title={problem ? texts[problem] : ''}
        cancelLabel={texts.ok}
        restoreFocusTo={() => focusProblem.current()}
      />
    </form>
  );
}

interface OptionProps {
  option: VoteOptionDraft;
  onChange(option: VoteOptionDraft): void;
  onRefuse(): void;
}

function Option({ option, onChange, onRefuse }: OptionProps) {
  const texts = useMessages(voteFormMessages);
  const caption = (
    <TextField
      label={texts.caption}
      maxLength={VOTE_LIMITS.caption}
      autoComplete="off"
      value={option.caption ?? ''}
      onValueChange={(next) => onChange({ ...option, caption: next })}
    />
  );
  if (option.kind === 'product') {
    return (
      <div className={styles.row}>
        <ProductPicture {...option.picture} alt="" name={option.caption} className={styles.picture} />
        <span className={styles.product}>
          <bdi className={styles.productName}>{option.caption}</bdi>
          {option.detail && <span className={styles.detail}>{option.detail}</span>}
        </span>
      </div>
    );
  }
  if (option.kind === 'photo') {
    return (
      <div className={styles.row}>
        <Photo option={option} onChange={onChange} onRefuse={onRefuse} />
        <div className={styles.inputs}>
          {!option.file && (
            <Address
              label={texts.photoAddress}
              value={option.imageUrl}
              onValueChange={(imageUrl) => onChange({ ...option, imageUrl })}
            />
          )}
          {caption}
        </div>
      </div>
    );
  }
  return (
    <div className={styles.row}>
      <div className={styles.inputs}>
        <Address
          label={texts.address}
          value={option.url}
          onValueChange={(url) => onChange({ ...option, url })}
        />
        {caption}
        <details className={styles.more}>
          <summary className={styles.summary}>{texts.more}</summary>
          <div className={styles.inputs}>
            <TextField
              label={texts.title}
              rule={texts.optional}
              maxLength={VOTE_LIMITS.title}
              autoComplete="off"
              value={option.title ?? ''}
              onValueChange={(title) => onChange({ ...option, title })}
            />
            <Textarea
              label={texts.description}
              minRows={2}
              limit={VOTE_LIMITS.description}
              value={option.description ?? ''}
              onValueChange={(description) => onChange({ ...option, description })}
            />
            <Address
              label={texts.previewAddress}
              value={option.linkImage}
              onValueChange={(linkImage) => onChange({ ...option, linkImage })}
            />
          </div>
        </details>
      </div>
    </div>
  );
}

interface AddressProps {
  label: string;
  value: string;
  onValueChange(value: string): void;
}

const Address = ({ label, value, onValueChange }: AddressProps) => (
  <TextField
    label={label}
    type="url"
    inputMode="url"
    autoCapitalize="none"
    autoComplete="off"
    spellCheck={false}
    value={value ?? ''}
    onValueChange={onValueChange}
  />
);

interface PhotoProps {
  option: Extract<VoteOptionDraft, { kind: 'photo' }>;
  onChange(option: VoteOptionDraft): void;
  onRefuse(): void;
}

function Photo({ option, onChange, onRefuse }: PhotoProps) {
  const texts = useMessages(voteFormMessages);
  const input = useRef<HTMLInputElement>(null);
  const file = option.file ?? null;
  const [own, setOwn] = useState<string>();
  useEffect(() => {
    if (!file) return setOwn(undefined);
    const address = URL.createObjectURL(file);
    setOwn(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  const src = file ? own : webAddressOf(option.imageUrl)?.href;
  return (
    <>
      <button
        type="button"
        className={styles.photo}
        aria-label={src ? texts.otherPhoto : texts.choosePhoto}
        onClick={() => input.current?.click()}
      >
        {src ? (
          <img key={src} className={styles.photoPicture} src={src} alt="" />
        ) : (
          <Icon path={IMAGE} size={22} strokeWidth={1.5} />
        )}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={texts.choosePhoto}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])].map((one) => ({ file: one }));
          event.currentTarget.value = '';
          const [chosen] = sortFiles([], files, { accept: 'image/*', maxFiles: 1 }).added;
          if (chosen) onChange({ ...option, file: chosen });
          else if (files.length > 0) onRefuse();
        }}
      />
    </>
  );
}
