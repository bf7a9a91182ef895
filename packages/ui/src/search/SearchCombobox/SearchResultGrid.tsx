import type { MouseEvent } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { EYE_OFF } from '../../controls/icons/eye-off.ts';
import { X } from '../../controls/icons/x.ts';
import { Marked } from '../../controls/Marked.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden/VisuallyHidden.tsx';
import { ProductPicture } from '../../products/ProductPicture/ProductPicture.tsx';
import { useLinkComponent, useMessages } from '../../provider/UiProvider.tsx';
import { searchComboboxMessages } from '../search-combobox.messages.ts';
import { type CellPart, cellKey, rowsOf } from './option-grid.ts';
import * as styles from './SearchCombobox.css.ts';
import type { SearchGroup, SearchOption } from './search-option.ts';

interface SearchResultGridProps {
  id: string;
  label: string;
  groups: readonly SearchGroup[];
  query: string;
  isStale: boolean;
  activeKey: string | undefined;
  cellId(key: string): string;
  onPoint(key: string): void;
  onOpen(option: SearchOption, event: MouseEvent<HTMLElement>): void;
  onRemove(option: SearchOption): void;
}

/** The results as a grid: a row each, or three pictures in a row. */
export function SearchResultGrid({ id, label, groups, isStale, ...grid }: SearchResultGridProps) {
  const sides = sidesOf(groups);
  const hasPictures = groups.some(({ layout }) => layout === 'pictures');
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a table
    <div
      id={id}
      role="grid"
      aria-label={label}
      aria-busy={isStale || undefined}
      className={styles.sides}
      data-stale={isStale || undefined}
      data-two={sides.length > 1 ? (hasPictures ? 'pictures' : 'even') : undefined}
    >
      {sides.map((side) => (
        <div key={side[0]?.layout === 'pictures' ? 'pictures' : side[0]?.key} className={styles.side}>
          {side.map((group) => (
            <Group
              key={group.key}
              id={`${id}-${groups.indexOf(group)}`}
              group={group}
              isAlone={groups.length === 1}
              {...grid}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Returns the groups that stand side by side: rows and pictures, or rows in two parts of nearly the same height. */
function sidesOf(groups: readonly SearchGroup[]): SearchGroup[][] {
  const rows = groups.filter(({ layout }) => layout !== 'pictures');
  const pictures = groups.filter(({ layout }) => layout === 'pictures');
  if (pictures.length > 0) return [rows, pictures].filter((side) => side.length > 0);
  const heightOf = (side: readonly SearchGroup[]) =>
    side.reduce((height, { options }) => height + 1 + options.length, 0);
  const splits = rows.slice(1).map((_, place) => [rows.slice(0, place + 1), rows.slice(place + 1)] as const);
  const [first] = splits.toSorted(
    ([a, b], [c, d]) => Math.abs(heightOf(a) - heightOf(b)) - Math.abs(heightOf(c) - heightOf(d)),
  );
  return first ? [...first] : [rows];
}

type GridParts = Omit<SearchResultGridProps, 'id' | 'label' | 'groups' | 'isStale'>;

function Group({
  id,
  group,
  isAlone,
  ...grid
}: GridParts & { id: string; group: SearchGroup; isAlone: boolean }) {
  const isPictures = group.layout === 'pictures';
  return (
    <div className={styles.group}>
      <div id={id} className={styles.heading}>
        {group.label}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: not a table */}
      <div
        role="rowgroup"
        aria-labelledby={id}
        className={isPictures ? styles.pictures : styles.rows}
        data-alone={isAlone || undefined}
      >
        {rowsOf(group).map((options) => (
          // biome-ignore lint/a11y/useSemanticElements: not a table
          // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
          <div
            key={options[0]?.key}
            role="row"
            className={isPictures ? styles.pictureRow : styles.row}
            data-slim={(!isPictures && options[0]?.icon !== undefined) || undefined}
          >
            {options.map((option) => (
              <Option key={option.key} group={group} option={option} {...grid} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function Option({
  group,
  option,
  query,
  activeKey,
  cellId,
  onPoint,
  onOpen,
  onRemove,
}: GridParts & { group: SearchGroup; option: SearchOption }) {
  const { remove } = useMessages(searchComboboxMessages);
  const Link = useLinkComponent();
  const isPicture = group.layout === 'pictures';
  const cellOf = (part: CellPart) => {
    const key = cellKey(group, option, part);
    const isActive = key === activeKey;
    return { id: cellId(key), role: 'gridcell', 'data-active': isActive || undefined } as const;
  };
  const opens = {
    // Arrow keys reach it from the field.
    tabIndex: -1,
    className: isPicture ? styles.picture : styles.option,
    onClick: (event: MouseEvent<HTMLElement>) => onOpen(option, event),
    onMouseMove: () => onPoint(cellKey(group, option, 'open')),
  };
  const content = isPicture ? (
    <Picture option={option} />
  ) : (
    <Words option={option} query={group.suggested ? '' : query} />
  );
  return (
    <>
      <div {...cellOf('open')} className={isPicture ? styles.pictureCell : styles.openCell}>
        {option.href === undefined ? (
          <button type="button" {...opens}>
            {content}
          </button>
        ) : (
          <Link href={option.href} draggable={false} {...opens}>
            {content}
          </Link>
        )}
      </div>
      {!isPicture && option.action && (
        <div {...cellOf('action')} className={styles.actionCell}>
          {option.action}
        </div>
      )}
      {!isPicture && option.removable && (
        <div {...cellOf('remove')} className={styles.actionCell}>
          <IconButton
            label={remove(option.label)}
            icon={<Icon path={X} size={18} strokeWidth={1.75} />}
            onClick={() => onRemove(option)}
          />
        </div>
      )}
    </>
  );
}

interface ContentProps {
  option: SearchOption;
  query: string;
}

function Words({ option: { label, detail, avatar, icon, picture, note }, query }: ContentProps) {
  return (
    <>
      {avatar && <Avatar name={avatar.name} src={avatar.src} />}
      {!avatar && picture && (
        <ProductPicture {...picture} alt="" name="" sizes="44px" style={square} className={styles.small} />
      )}
      {!avatar && !picture && icon && (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.label} data-searched={query.trim() !== '' || undefined}>
          <Marked text={label} query={query} />
        </span>
        {detail && (
          <span className={styles.detail}>
            <Marked text={detail} query={query} />
          </span>
        )}
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </>
  );
}

function Picture({ option: { label, alt, picture, covered, avatar } }: Pick<ContentProps, 'option'>) {
  return (
    <>
      {covered ? (
        <span aria-hidden className={styles.cover}>
          <Icon path={EYE_OFF} size={24} strokeWidth={1.5} />
        </span>
      ) : (
        <ProductPicture
          {...picture}
          src={picture?.src}
          alt=""
          name=""
          sizes="160px"
          style={{ aspectRatio: '4 / 5' }}
          className={styles.pictureBox}
        />
      )}
      {alt && <VisuallyHidden>{alt} </VisuallyHidden>}
      <span className={styles.by}>
        {avatar && <Avatar size="small" name={avatar.name} src={avatar.src} className={styles.face} />}
        <bdi className={styles.byName}>{label}</bdi>
      </span>
    </>
  );
}

const square = { aspectRatio: 1 };
