'use client';
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { type ComponentProps, type ReactNode, useId, useMemo, useRef } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { GRIP_VERTICAL } from '../../controls/icons/grip-vertical.ts';
import { keyed } from '../../provider/lists.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { userLinksMessages } from '../user-links.messages.ts';
import * as styles from './SortableList.css.ts';

/** Props of `SortableList`, including those of a `<ul>`. */
export interface SortableListProps<Item> extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly Item[];
  /** Returns the key of an item. */
  keyOf(item: Item): string;
  /** Returns the name of an item, for its handle and for what screen readers are told. */
  nameOf(item: Item): string;
  /** Called with the keys in their new order, once an item was dropped at another place. */
  onOrderChange(keys: string[]): void;
  /** Draws an item around its handle, the button that moves it. */
  children(item: Item, handle: ReactNode): ReactNode;
}

/** Pixels that a pointer moves before it drags, so that a press stays a press. */
const DRAG_DISTANCE = 4;

/**
 * A list whose items are arranged by drag, or by keys: Space lifts an item, arrows move it, Space drops it,
 * Escape puts it back. Each step is said aloud.
 */
export function SortableList<Item>({
  items: given,
  keyOf,
  nameOf,
  onOrderChange,
  children,
  className,
  ...rest
}: SortableListProps<Item>) {
  const texts = useMessages(userLinksMessages);
  const items = useMemo(() => keyed('SortableList', [...(given ?? [])], keyOf), [given, keyOf]);
  const keys = items.map(([key]) => key);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameAt = (key: unknown) => {
    const [, item] = items.find(([its]) => its === key) ?? [];
    return item === undefined ? '' : nameOf(item);
  };
  const placeOf = (key: unknown) => keys.indexOf(String(key)) + 1;
  const saidPlace = useRef<UniqueIdentifier>(undefined);
  const announcements: Announcements = {
    onDragStart({ active }) {
      saidPlace.current = active.id;
      return texts.lifted(nameAt(active.id), placeOf(active.id), keys.length);
    },
    onDragOver({ active, over }) {
      // A lifted item is reported over its own place at once, which would replace the words about lifting.
      if (!over || over.id === saidPlace.current) return undefined;
      saidPlace.current = over.id;
      return texts.movedTo(nameAt(active.id), placeOf(over.id), keys.length);
    },
    onDragEnd: ({ active, over }) =>
      texts.dropped(nameAt(active.id), placeOf((over ?? active).id), keys.length),
    onDragCancel: ({ active }) => texts.putBack(nameAt(active.id)),
  };
  function drop({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return;
    onOrderChange(arrayMove(keys, placeOf(active.id) - 1, placeOf(over.id) - 1));
  }
  // By default, dnd-kit counts its ids, which differ between server and browser.
  const id = useId();
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: texts.sortHelp },
        // Otherwise, dnd-kit draws its words for screen readers beside the list.
        container: typeof document === 'undefined' ? undefined : document.body,
      }}
      onDragEnd={drop}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        <ul {...rest} className={classNames(styles.list, className)}>
          {items.map(([key, item]) => (
            <SortableItem key={key} id={key} name={nameOf(item)}>
              {(handle) => children(item, handle)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface SortableItemProps {
  id: string;
  name: string;
  children(handle: ReactNode): ReactNode;
}

function SortableItem({ id, name, children }: SortableItemProps) {
  const { move } = useMessages(userLinksMessages);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id, attributes: { role: 'button', roleDescription: 'sortable' } });
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragged={isDragging || undefined}
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      {children(
        <IconButton
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          className={styles.handle}
          label={move(name)}
          icon={<Icon path={GRIP_VERTICAL} size={18} strokeWidth={1.75} />}
        />,
      )}
    </li>
  );
}
