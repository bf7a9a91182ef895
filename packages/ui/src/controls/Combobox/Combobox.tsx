'use client';
import {
  type ComponentProps,
  type KeyboardEvent,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isSubmitEnter } from '../../interaction/isSubmitEnter.ts';
import { useAfterPress } from '../../interaction/useAfterPress.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { useFormReset } from '../../interaction/useFormReset.ts';
import { distinct } from '../../provider/lists.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../classNames.ts';
import { comboboxMessages } from '../combobox.messages.ts';
import { controlsMessages } from '../controls.messages.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { Field, type FieldTexts, useControl } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CHECK } from '../icons/check.ts';
import { CHEVRON_DOWN } from '../icons/chevron-down.ts';
import { RemovableChipList } from '../RemovableChip/RemovableChip.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Combobox.css.ts';
import { type ComboboxOption, labelHas, optionNamed } from './combobox-option.ts';
import { useOpenList } from './useOpenList.ts';

interface ComboboxSettings
  extends FieldTexts,
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'type' | 'role' | 'multiple' | 'children' | 'size'
    > {
  /** Options to choose from; at most the first 100 matches are shown. */
  options: readonly ComboboxOption[];
  /**
   * Whether an option matches the typed text; by default, its label must contain it, ignoring case and
   * accents. `null` shows all options, such as a server's results.
   */
  filter?: ((option: ComboboxOption, text: string) => boolean) | null | undefined;
  /**
   * Called with the search text at every change, to load options for it. With `multiple`, choosing an option
   * empties the text.
   */
  onInputValueChange?: ((text: string) => void) | undefined;
  /** Whether the options for the text are ready, loading or failed. */
  status?: 'ready' | 'loading' | 'failed' | undefined;
  /** Called to retry after a failure; without it there is no retry button. */
  onRetry?: (() => void) | undefined;
  /** Whether text that matches no option can be chosen; it becomes value and label. */
  freeText?: boolean | undefined;
}

interface SingleValue {
  multiple?: false | undefined;
  /** Chosen option when controlled; `null` for none. */
  value?: ComboboxOption | null | undefined;
  /** Initial option when uncontrolled. */
  defaultValue?: ComboboxOption | null | undefined;
  /**
   * Called with the chosen option, or with `null` when its text is changed. With `freeText`, typing chooses
   * the text at once.
   */
  onValueChange?: ((value: ComboboxOption | null) => void) | undefined;
}

interface SeveralValues {
  /** Whether several options can be chosen; they stand before the text as chips. */
  multiple: true;
  /** Chosen options when controlled. */
  value?: readonly ComboboxOption[] | undefined;
  /** Initial options when uncontrolled. */
  defaultValue?: readonly ComboboxOption[] | undefined;
  /** Called with the new list of chosen options. */
  onValueChange?: ((value: ComboboxOption[]) => void) | undefined;
}

/** Props of `Combobox`, including those of an `<input>`; `className` and `style` go to the whole field. */
export type ComboboxProps = ComboboxSettings & (SingleValue | SeveralValues);

const MOST_SHOWN = 100;

type Chosen = readonly ComboboxOption[];
const listOf = (value: ComboboxOption | Chosen | null): Chosen =>
  value === null ? [] : 'value' in value ? [value] : value;

/** A field to choose one or several of many options by typing. */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    hideLabel,
    hint,
    error: givenError,
    options: offered,
    filter = labelHas,
    onInputValueChange,
    status = 'ready',
    onRetry,
    freeText = false,
    multiple = false,
    value,
    defaultValue = null,
    onValueChange: _,
    name,
    form,
    required,
    className,
    style,
    ref,
    ...rest
  } = props;
  const messages = useMessages(comboboxMessages);
  const { loading, tryAgain } = useMessages(controlsMessages);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  const [chosen, setChosen] = useControlled(
    value === undefined ? undefined : listOf(value),
    listOf(defaultValue),
  );
  const { text, typed, setText, setTyped, ask, takeBack } = useText(chosen, multiple);
  const [wantsList, setWantsList] = useState(false);
  const [isLeft, setIsLeft] = useState(false);
  const afterPress = useAfterPress();
  const [pointed, setPointed] = useState<string>();
  const [picked, setPicked] = useState<ComboboxOption>();
  // If the owner refuses the picked option, the field shows the old choice, which a form submits.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each pick
  useEffect(() => {
    if (!picked) return;
    setPicked(undefined);
    if (!multiple && picked.value !== chosen[0]?.value) takeBack();
  }, [picked]);

  const options = distinct('Combobox', offered);
  const found = filter && typed ? options.filter((option) => filter(option, typed)) : options;
  const shown = found.slice(0, MOST_SHOWN);
  const isLocked = rest.disabled || rest.readOnly;
  const hasSomethingToShow = shown.length > 0 || status !== 'ready' || (typed !== '' && !freeText);
  const isOpen = wantsList && !isLocked && hasSomethingToShow;
  const hasList = isOpen && shown.length > 0;
  // Enter takes the first match, unless the text itself can be chosen or the options are not ready.
  const first =
    typed && !freeText && status === 'ready' ? shown.find(({ disabled }) => !disabled) : undefined;
  const active = shown.find(({ value }) => value === pointed) ?? first;

  const isUnchosen = !freeText && text.trim() !== '' && (multiple || chosen.length === 0);
  const error = givenError ?? (isUnchosen && isLeft ? messages.choose : undefined);
  const control = useControl({ ...rest, hint, error });
  const listId = `${control.id}-list`;
  const idOf = (option: ComboboxOption) => `${control.id}-option-${shown.indexOf(option)}`;

  useEffect(() => {
    input.current?.setCustomValidity(isUnchosen ? messages.choose : '');
  }, [isUnchosen, messages]);
  useFormReset(input, () => {
    const initial = value === undefined ? listOf(defaultValue) : chosen;
    setChosen(initial);
    stopSearch();
    setText(multiple ? '' : (initial[0]?.label ?? ''));
    setIsLeft(false);
  });
  const close = () => {
    setWantsList(false);
    setPointed(undefined);
  };
  useOpenList(isOpen, box, list, close);
  useLayoutEffect(() => {
    if (isOpen && pointed !== undefined)
      list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, pointed]);

  function give(next: Chosen) {
    setChosen(next);
    if (props.multiple) props.onValueChange?.([...next]);
    else {
      ask(next[0]?.value);
      props.onValueChange?.(next[0] ?? null);
    }
  }
  /** Tells the owner that options for the typed text are no longer needed. */
  function stopSearch() {
    if (typed) onInputValueChange?.('');
  }
  function empty() {
    stopSearch();
    setText('');
  }
  function choose(option: ComboboxOption) {
    if (option.disabled) return;
    if (multiple) {
      const others = chosen.filter((one) => one.value !== option.value);
      give(others.length === chosen.length ? [...chosen, option] : others);
      empty();
    } else {
      give([option]);
      setText(option.label);
      setPicked(option);
      close();
    }
  }
  /** Returns the option named by a typed text; with `freeText`, any other text becomes an option itself. */
  function meant(written: string): ComboboxOption | undefined {
    const trimmed = written.trim();
    if (trimmed === '') return undefined;
    return optionNamed(options, trimmed) ?? (freeText ? { value: trimmed, label: trimmed } : undefined);
  }
  function type(written: string) {
    setTyped(written);
    onInputValueChange?.(written);
    setIsLeft(false);
    setPointed(undefined);
    setWantsList(true);
    if (multiple) return;
    const next = freeText ? meant(written) : undefined;
    if (next?.value !== chosen[0]?.value) give(next ? [next] : []);
  }
  function leave() {
    close();
    setIsLeft(true);
    const option = meant(text);
    const isNew = option && !chosen.some((one) => one.value === option.value);
    if (isNew) choose(option);
    else if (option && multiple) empty();
    // The owner has kept the chosen option, so its label replaces the unmatched text.
    else if (!option && !multiple && chosen.length > 0) {
      stopSearch();
      takeBack();
    }
  }
  function point(by: 1 | -1) {
    const able = shown.filter(({ disabled }) => !disabled);
    const before = active && isOpen ? able.indexOf(active) : by === 1 ? -1 : 0;
    const start = isOpen || multiple ? undefined : able.find((one) => one.value === chosen[0]?.value);
    setPointed((start ?? able[(before + by + able.length) % able.length])?.value);
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    rest.onKeyDown?.(event);
    if (event.defaultPrevented || event.nativeEvent.isComposing || isLocked) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (event.altKey && event.key === 'ArrowUp') return close();
      if (!event.altKey) point(event.key === 'ArrowDown' ? 1 : -1);
      setWantsList(true);
    } else if (isSubmitEnter(event)) {
      const option = isOpen && active ? active : multiple && text ? meant(text) : undefined;
      // While the list is open, Enter must not submit text that is no choice yet.
      const isNothingYet = !option && isOpen && isUnchosen;
      if (option || isNothingYet) event.preventDefault();
      if (option) choose(option);
      else if (!isNothingYet) close();
    } else if (event.key === 'Backspace' && text === '' && multiple) {
      const chips = box.current?.querySelectorAll<HTMLElement>('fieldset button');
      chips?.item(chips.length - 1)?.focus();
    }
  }

  const state =
    status === 'loading' && shown.length === 0
      ? loading
      : status === 'failed'
        ? messages.failed
        : shown.length === 0
          ? messages.none
          : found.length > shown.length
            ? messages.more(found.length - shown.length)
            : undefined;

  return (
    <Field
      controlId={control.id}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      className={className}
      style={style}
    >
      {/* The list closes when the focus leaves the field. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears of the focus of what is in it */}
      <div
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) afterPress(leave);
        }}
      >
        <div
          ref={box}
          className={classNames(fieldStyles.box, styles.box)}
          data-invalid={error ? true : undefined}
        >
          {multiple && (
            <fieldset className={styles.chips} disabled={isLocked}>
              <RemovableChipList
                label={label}
                items={chosen}
                heading={input}
                onItemRemove={({ value: gone }) => give(chosen.filter((one) => one.value !== gone))}
              />
            </fieldset>
          )}
          <input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            ref={input}
            form={form}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? listId : undefined}
            aria-activedescendant={hasList && active ? idOf(active) : undefined}
            required={required && chosen.length === 0}
            className={classNames(fieldStyles.input, styles.input)}
            value={text}
            onChange={(event) => {
              rest.onChange?.(event);
              type(event.currentTarget.value);
            }}
            onClick={(event) => {
              rest.onClick?.(event);
              setWantsList(true);
            }}
            onKeyDown={press}
          />
          <button
            type="button"
            tabIndex={-1}
            className={styles.opener}
            aria-label={messages.showOptions}
            aria-expanded={hasList}
            disabled={isLocked}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              setWantsList(!isOpen);
            }}
          >
            {status === 'loading' ? (
              <Spinner size="small" label="" />
            ) : (
              <Icon path={CHEVRON_DOWN} size={18} strokeWidth={1.75} />
            )}
          </button>
          {chosen.map((option) => (
            <input
              key={option.value}
              type="hidden"
              name={name}
              form={form}
              value={option.value}
              disabled={rest.disabled}
            />
          ))}
        </div>
        {isOpen && (
          // A press in the list keeps the focus, and a phone's keyboard, in place.
          // biome-ignore lint/a11y/noStaticElementInteractions: see above
          <div
            ref={list}
            popover="manual"
            className={styles.list}
            onMouseDown={(event) => event.preventDefault()}
          >
            {hasList && (
              <div
                id={listId}
                role="listbox"
                aria-label={label}
                aria-multiselectable={multiple || undefined}
                aria-busy={status === 'loading' || undefined}
              >
                {shown.map((option, place) => (
                  <Choice
                    // biome-ignore lint/suspicious/noArrayIndexKey: a list that is not ours may name something twice
                    key={place}
                    id={idOf(option)}
                    option={option}
                    isActive={option === active}
                    isChosen={chosen.some((one) => one.value === option.value)}
                    onPoint={() => setPointed(option.value)}
                    onChoose={() => choose(option)}
                  />
                ))}
              </div>
            )}
            {state && <div className={styles.state}>{state}</div>}
            {status === 'failed' && onRetry && (
              <div className={styles.retry}>
                <Button onClick={onRetry}>{tryAgain}</Button>
              </div>
            )}
          </div>
        )}
        <span role="status" className={visuallyHidden}>
          {isOpen && (state ?? (typed && messages.found(found.length)))}
        </span>
      </div>
    </Field>
  );
}

interface ChoiceProps {
  id: string;
  option: ComboboxOption;
  isActive: boolean;
  isChosen: boolean;
  onPoint(): void;
  onChoose(): void;
}

function Choice({ id, option, isActive, isChosen, onPoint, onChoose }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={option.disabled || undefined}
      data-active={isActive || undefined}
      className={styles.option}
      onPointerMove={isActive || option.disabled ? undefined : onPoint}
      onClick={onChoose}
    >
      {option.icon && (
        <span aria-hidden className={styles.icon}>
          {option.icon}
        </span>
      )}
      <span className={styles.words}>
        {option.label}
        {option.detail && <span className={styles.detail}>{option.detail}</span>}
      </span>
      {isChosen && <Icon path={CHECK} size={18} strokeWidth={1.75} className={styles.tick} />}
    </div>
  );
}

/**
 * Keeps the field's text: the chosen option's label, or typed text. `typed` is empty unless the text was
 * typed.
 */
function useText(chosen: Chosen, multiple: boolean) {
  const current = multiple ? undefined : chosen[0]?.value;
  const labelNow = multiple ? '' : (chosen[0]?.label ?? '');
  const [text, write] = useState(labelNow);
  const [typed, lookFor] = useState('');
  const setText = (next: string) => {
    write(next);
    lookFor('');
  };
  // If the owner changes the choice, its label replaces the text. Changes made in the field keep the text.
  const [seen, setSeen] = useState(current);
  const [asked, ask] = useState(current);
  if (current !== seen) {
    setSeen(current);
    ask(current);
    if (current !== asked) setText(labelNow);
  }
  return {
    text,
    typed,
    setText,
    setTyped(written: string) {
      write(written);
      lookFor(written);
    },
    ask,
    /** Shows the label of the current choice again. */
    takeBack() {
      ask(current);
      setText(labelNow);
    },
  };
}
