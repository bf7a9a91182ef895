'use client';
import { type ComponentProps, type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { CHEVRON_RIGHT } from '../../controls/icons/chevron-right.ts';
import { CIRCLE_ALERT } from '../../controls/icons/circle-alert.ts';
import { PLUS } from '../../controls/icons/plus.ts';
import { SEARCH } from '../../controls/icons/search.ts';
import { X } from '../../controls/icons/x.ts';
import { useRadios } from '../../controls/RadioGroup/useRadios.ts';
import { RelativeTime } from '../../controls/RelativeTime/RelativeTime.tsx';
import { Skeleton } from '../../controls/Skeleton/Skeleton.tsx';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { textareaMessages } from '../../controls/textarea.messages.ts';
import { formatPrice } from '../../format/formatPrice.ts';
import { graphemesIn } from '../../format/graphemes.ts';
import { isBlank } from '../../format/isBlank.ts';
import { isolated } from '../../format/isolated.ts';
import { isSubmitEnter } from '../../interaction/isSubmitEnter.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { useFocusAfterRemoval } from '../../interaction/useFocusAfterRemoval.ts';
import type { ProductCardProduct } from '../../products/ProductCard/ProductCard.tsx';
import { ProductPicture } from '../../products/ProductPicture/ProductPicture.tsx';
import { keyed } from '../../provider/lists.ts';
import { useCurrency, useLocale, useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { AvatarStack, type StackedPerson } from '../AvatarStack/AvatarStack.tsx';
import { roomPickerMessages } from '../room-picker.messages.ts';
import * as styles from './RoomPicker.css.ts';

/** A room of a `RoomPicker`. */
export interface RoomPickerRoom {
  id: string;
  name: string;
  /** People of the room; two faces are shown. */
  people?: readonly StackedPerson[] | undefined;
  /** Number of all people; that of `people` by default. */
  peopleCount?: number | undefined;
  /** Moment of its latest activity: ISO text, or milliseconds since 1970. */
  lastActivityAt?: string | number | null | undefined;
}

/** The order of a `RoomPicker`: one of `roomId` and `newRoomName`, and the question of a vote. */
export interface RoomPickerOrder {
  /** Chosen room. */
  roomId?: string | undefined;
  /** Name of the room to make, trimmed. */
  newRoomName?: string | undefined;
  /** Question of a vote, trimmed; without it, the products are sent as cards. */
  question?: string | undefined;
}

/** Props of `RoomPicker`, including those of a `<form>`. */
export interface RoomPickerProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The products to send: one as a card, two to six as a vote. */
  products: readonly ProductCardProduct[];
  /** Called with the id of a product to leave out, one of several. Without it, they have no ×. */
  onRemove?: ((id: string) => void) | undefined;
  /** Called to add a product to several. Without it, there is no such button. */
  onAdd?: (() => void) | undefined;
  /** Maximum number of products; 6 by default. */
  max?: number | undefined;
  /** Rooms to choose from, the latest first. */
  rooms: readonly RoomPickerRoom[];
  /** Whether the rooms are on their way. */
  loading?: boolean | undefined;
  /** Id of the chosen room, or `new`; the first room by default, and `new` if there is none. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Question when controlled; "Which one?" at first. */
  question?: string | undefined;
  onQuestionChange?: ((question: string) => void) | undefined;
  /** Maximum number of characters of the question; 200 by default. */
  questionLimit?: number | undefined;
  /** Name of a new room when controlled. */
  newRoomName?: string | undefined;
  onNewRoomNameChange?: ((name: string) => void) | undefined;
  /** Maximum number of characters of the name; 50 by default. */
  nameLimit?: number | undefined;
  /** Called to send; not while `busy`. */
  onSend?: ((order: RoomPickerOrder) => void) | undefined;
  /** Whether it is being sent. */
  busy?: boolean | undefined;
  /** The reason why it was not sent. */
  error?: string | undefined;
  /** Fixed present time, in milliseconds since 1970, instead of the clock. */
  now?: number | undefined;
}

const NEW = 'new';
const nothing: readonly string[] = [];
/** More rooms than this scroll. */
const ROOMS_IN_SIGHT = 3;
/** More rooms than this can be searched. */
const ROOMS_WITHOUT_SEARCH = 8;

/** Chooses the room in which to ask about products; the content of a sheet. */
export function RoomPicker({
  products,
  onRemove,
  onAdd,
  max = 6,
  rooms,
  loading = false,
  value,
  defaultValue,
  onValueChange,
  question,
  onQuestionChange,
  questionLimit = 200,
  newRoomName,
  onNewRoomNameChange,
  nameLimit = 50,
  onSend,
  busy = false,
  error,
  now,
  className,
  onKeyDown,
  ...rest
}: RoomPickerProps) {
  const texts = useMessages(roomPickerMessages);
  const counts = useMessages(textareaMessages);
  const given = keyed('RoomPicker', rooms, ({ id }) => id);
  const things = keyed('RoomPicker', products, ({ id }) => id);
  const [chosenValue, setChosenValue] = useControlled<string | undefined>(value, defaultValue);
  const [asked, setAsked] = useControlled(question, texts.whichOne);
  const [newName, setNewName] = useControlled(newRoomName, '');
  const [searched, setSearched] = useState('');
  const [isNameMissing, setNameMissing] = useState(false);
  const [isSentAsCards, setSentAsCards] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const sendButton = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);

  const known = given.find(([, { id }]) => id === chosenValue) ?? given[0];
  const isNew = chosenValue === NEW || (!known && !loading);
  const room = isNew ? undefined : known?.[1];
  const chosen = isNew ? NEW : room?.id;
  const radio = useRadios<string>({ value: chosen ?? null, onValueChange: choose });
  const isVote = things.length > 1;
  const placeOf = useFocusAfterRemoval(isVote ? things.map(([key]) => key) : nothing, sendButton);

  function choose(next: string): void {
    setChosenValue(next);
    onValueChange?.(next);
  }

  // Only a press leads into the field: arrow keys must be able to pass by.
  useLayoutEffect(() => {
    if (isNew && wasPressed.current) nameField.current?.focus();
    wasPressed.current = false;
  }, [isNew]);

  const nameLength = isBlank(newName) ? 0 : graphemesIn(newName.trim());
  const questionLength = graphemesIn(asked.trim());
  const nameError =
    nameLength > nameLimit
      ? counts.over(nameLength - nameLimit)
      : isNameMissing && nameLength === 0 && texts.nameMissing;
  const questionError = questionLength > questionLimit && counts.over(questionLength - questionLimit);

  function send(asVote: boolean): void {
    if (busy || things.length === 0) return;
    if (isNew && (nameLength === 0 || nameLength > nameLimit)) {
      setNameMissing(true);
      nameField.current?.focus();
      return;
    }
    if (!isNew && !room) return;
    if (asVote && questionError) return;
    setSentAsCards(!asVote);
    onSend?.({
      ...(isNew ? { newRoomName: newName.trim() } : { roomId: room?.id }),
      question: asVote ? (isBlank(asked) ? texts.whichOne : asked.trim()) : undefined,
    });
  }

  const isSearchable = given.length > ROOMS_WITHOUT_SEARCH;
  const wanted = isSearchable ? searched.trim().toLocaleLowerCase() : '';
  const shown = given.filter(([, { name }]) => (name ?? '').toLocaleLowerCase().includes(wanted));
  const sendLabel = isNew
    ? texts.createAndSend
    : !room
      ? texts.send
      : isVote
        ? texts.startVoteIn(isolated(room.name ?? ''))
        : texts.sendTo(isolated(room.name ?? ''));

  return (
    <form
      noValidate
      {...rest}
      className={classNames(styles.picker, className)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        // The Enter that ends a word of an input method must not send.
        if (event.key === 'Enter' && !isSubmitEnter(event)) event.preventDefault();
      }}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        // React passes it on to a form around the sheet.
        event.stopPropagation();
        send(isVote);
      }}
    >
      <div className={styles.fields}>
        {isVote ? (
          <Several
            products={things}
            onRemove={onRemove}
            onAdd={things.length < max ? onAdd : undefined}
            placeOf={placeOf}
          />
        ) : (
          things.map(([key, product]) => <Single key={key} product={product} />)
        )}
        {isVote && (
          <TextField
            large
            className={styles.question}
            label={texts.question}
            rule={counts.count(questionLength, questionLimit)}
            placeholder={texts.whichOne}
            error={questionError || undefined}
            value={asked}
            autoComplete="off"
            onValueChange={(next) => {
              setAsked(next);
              onQuestionChange?.(next);
            }}
          />
        )}
        {isSearchable && (
          <TextField
            type="search"
            className={styles.search}
            label={texts.search}
            hideLabel
            placeholder={texts.search}
            leading={<Icon path={SEARCH} size={18} className={styles.sign} />}
            value={searched}
            autoComplete="off"
            onValueChange={setSearched}
            // A search must not send.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
        <fieldset
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it
          role="radiogroup"
          className={styles.rooms}
          aria-busy={loading || undefined}
        >
          <legend className={visuallyHidden}>{texts.rooms}</legend>
          <div className={styles.list} data-scrolling={shown.length > ROOMS_IN_SIGHT || undefined}>
            {loading && given.length === 0 && [1, 2, 3].map((place) => <RowSkeleton key={place} />)}
            {shown.map(([key, each], place) => (
              <RoomChoice
                key={key}
                room={each}
                input={radio({ value: each.id, label: each.name })}
                isLast={shown.length > ROOMS_IN_SIGHT && place === shown.length - 1}
                now={now}
              />
            ))}
            <p role="status" className={wanted && shown.length === 0 ? styles.noneFound : visuallyHidden}>
              {wanted && shown.length === 0 ? texts.noneFound : ''}
            </p>
          </div>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys belong to the radio button */}
          <label
            className={styles.row}
            data-last
            onClick={(event) => {
              if (event.detail === 0) return;
              wasPressed.current = true;
              if (isNew) nameField.current?.focus();
            }}
          >
            <span aria-hidden className={styles.plus}>
              <Icon path={PLUS} size={20} />
            </span>
            <span className={styles.words}>
              <span className={styles.roomName}>{texts.newRoom}</span>
            </span>
            <input {...radio({ value: NEW, label: texts.newRoom })} className={styles.disc} data-opens />
            {!isNew && (
              <span aria-hidden className={styles.chevron}>
                <Icon path={CHEVRON_RIGHT} size={18} />
              </span>
            )}
          </label>
        </fieldset>
        {isNew && (
          <TextField
            ref={nameField}
            className={styles.newName}
            label={texts.newRoomName}
            rule={counts.count(nameLength, nameLimit)}
            error={nameError || undefined}
            value={newName}
            autoComplete="off"
            onValueChange={(next) => {
              setNewName(next);
              setNameMissing(false);
              onNewRoomNameChange?.(next);
            }}
          />
        )}
      </div>
      <div className={styles.foot}>
        <div role="alert">
          {error && (
            <p className={styles.error}>
              <Icon path={CIRCLE_ALERT} size={18} className={styles.errorIcon} />
              {error}
            </p>
          )}
        </div>
        <Button
          ref={sendButton}
          type="submit"
          variant="primary"
          block
          className={styles.send}
          busy={busy && !(isVote && isSentAsCards)}
          aria-disabled={busy || (!isNew && !room) || undefined}
        >
          {sendLabel}
        </Button>
        {isVote && (
          <Button
            variant="quiet"
            block
            className={styles.cards}
            busy={busy && isSentAsCards}
            aria-disabled={busy || undefined}
            onClick={() => send(false)}
          >
            {texts.cardsInstead(things.length)}
          </Button>
        )}
      </div>
    </form>
  );
}

function Single({ product }: { product: ProductCardProduct }) {
  const locale = useLocale();
  const currency = useCurrency();
  const name = product.name ?? '';
  const price = formatPrice(product.price, locale, product.currency ?? currency);
  return (
    <div className={styles.single}>
      <ProductPicture {...product.picture} alt="" name={name} className={styles.singlePicture} />
      <div className={styles.facts}>
        <bdi className={styles.name}>{name}</bdi>
        {product.retailer && <bdi className={styles.detail}>{product.retailer}</bdi>}
        {price && <span className={styles.price}>{price}</span>}
      </div>
    </div>
  );
}

interface SeveralProps extends Pick<RoomPickerProps, 'onRemove' | 'onAdd'> {
  products: readonly [key: string, product: ProductCardProduct][];
  placeOf: ReturnType<typeof useFocusAfterRemoval>;
}

function Several({ products, onRemove, onAdd, placeOf }: SeveralProps) {
  const texts = useMessages(roomPickerMessages);
  return (
    <ul className={styles.several} aria-label={texts.products} data-wrapped={!onRemove || undefined}>
      {products.map(([key, product]) => {
        const name = product.name ?? '';
        return (
          <li key={key} className={styles.tilePlace}>
            <ProductPicture {...product.picture} alt={name} className={styles.tilePicture} />
            {onRemove && (
              <button
                type="button"
                className={styles.remove}
                aria-label={texts.remove(isolated(name))}
                onClick={() => onRemove(product.id)}
                {...placeOf(key)}
              >
                <span aria-hidden className={styles.removeDisc}>
                  <Icon path={X} size={16} />
                </span>
              </button>
            )}
          </li>
        );
      })}
      {onAdd && (
        <li className={styles.addPlace}>
          <button type="button" className={styles.add} aria-label={texts.addName} onClick={onAdd}>
            <Icon path={PLUS} size={20} />
            {texts.add}
          </button>
        </li>
      )}
    </ul>
  );
}

interface RoomChoiceProps {
  room: RoomPickerRoom;
  input: ComponentProps<'input'>;
  isLast: boolean;
  now: number | undefined;
}

function RoomChoice({ room, input, isLast, now }: RoomChoiceProps) {
  const texts = useMessages(roomPickerMessages);
  const id = useId();
  const people = room.people ?? [];
  const count = room.peopleCount ?? people.length;
  const at = room.lastActivityAt;
  const isTimed = at !== undefined && at !== null;
  return (
    <label className={styles.row} data-last={isLast || undefined}>
      <AvatarStack arrangement="pair" people={people} />
      <span className={styles.words}>
        <bdi id={`${id}-name`} className={styles.roomName}>
          {room.name}
        </bdi>
        <span id={`${id}-detail`} className={styles.detail}>
          {count > 0 && texts.people(count)}
          {count > 0 && isTimed && ' · '}
          {isTimed && <RelativeTime at={at} now={now} />}
        </span>
      </span>
      <input
        {...input}
        className={styles.disc}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-detail`}
      />
    </label>
  );
}

const RowSkeleton = () => (
  <div className={styles.skeleton}>
    <Skeleton width={44} height={44} radius="pill" />
    <span className={styles.skeletonWords}>
      <Skeleton width="50%" height={14} />
      <Skeleton width="30%" height={12} />
    </span>
  </div>
);
