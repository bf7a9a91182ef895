import { readFileSync } from 'node:fs';
import type { MakeablePicture, PictureMaker } from '../src/media/made-pictures.ts';
import { fingerprintOf } from './fingerprint.ts';
import {
  fileOf,
  groundAlone,
  LARGEST_WIDTH,
  openPaintedAhead,
  otherWidths,
  type Paint,
  paintedAddress,
  pictureVersion,
  WIDTHS,
} from './painted-pictures.ts';
import type { DemoPerson } from './people.ts';
import { COVER_RATIO } from './portraits/covers.ts';
import type { DemoMedium, DemoPost } from './posts.ts';
import { demoSocial } from './posts.ts';
import { demoWindow } from './still-lifes.ts';

export interface ShownPicture {
  width: number;
  height: number;
  placeholder: string;
  sources: { url: string; width: number }[];
}

const NAME = /^post-([\w-]+)-(\d{3})\.webp$/;

const folder = '/media/demo/';

/** Width of the faces in lists, px. */
export const SMALL_FACE = 48;

function drawn(files: readonly (readonly [name: string, width: number])[], ratio: number): ShownPicture {
  const width = Math.max(...files.map(([, each]) => each));
  return {
    width,
    height: Math.round(width * ratio),
    placeholder: '#D8CFC4',
    sources: files.map(([name, each]) => ({ url: drawnAddress(`${name}.webp`), width: each })),
  };
}

const drawnAddress = (file: string) =>
  `${folder}${file}?v=${fingerprintOf(readFileSync(new URL(`./pictures/${file}`, import.meta.url)))}`;

export const faceOf = ({ username }: DemoPerson): ShownPicture =>
  drawn(
    [
      [`face-${username}-${SMALL_FACE}`, SMALL_FACE],
      [`face-${username}`, 320],
    ],
    1,
  );
export const coverPictureOf = ({ username }: DemoPerson): ShownPicture =>
  drawn([[`cover-${username}`, 1600]], COVER_RATIO);

export function pictureOfMedium({ id }: Pick<DemoPost, 'id'>, medium: DemoMedium): ShownPicture {
  if ('outfit' in medium) {
    const { life, placeholder } = medium.outfit;
    return shownAs(
      life.ratio,
      placeholder,
      (width) => `${folder}post-${id}-${width}.webp?v=${pictureVersion(life)}`,
    );
  }
  const { product, view } = medium;
  const look = demoWindow().looks.get(product.id);
  if (!look) throw new Error(`The product ${product.id} has no still life.`);
  return shownAs(look.views[view].ratio, look.placeholder, (width) =>
    paintedAddress(product.id, look, view, width),
  );
}

/** Width of the films of posts, px. */
export const FILM_WIDTH = 360;
export const filmNameOf = ({ id }: Pick<DemoPost, 'id'>) => `film-${id}.webm`;

/** The film of a medium; undefined if it is a picture. */
export function filmOfMedium(post: Pick<DemoPost, 'id'>, medium: DemoMedium): ShownPicture | undefined {
  if (!('outfit' in medium) || !medium.isFilmed) return undefined;
  const { life, placeholder } = medium.outfit;
  return {
    width: FILM_WIDTH,
    height: 2 * Math.round((FILM_WIDTH * life.ratio) / 2),
    placeholder,
    sources: [{ url: drawnAddress(filmNameOf(post)), width: FILM_WIDTH }],
  };
}

function shownAs(ratio: number, placeholder: string, url: (width: number) => string): ShownPicture {
  const width = LARGEST_WIDTH;
  return {
    width,
    height: Math.round(width * ratio),
    placeholder,
    sources: WIDTHS.map((each) => ({ url: url(each), width: each })),
  };
}

/** Makes the outfit pictures of the demo posts. The build painted the two smallest widths. */
export function createPostPictures(paint: Paint): PictureMaker {
  const paintedAhead = openPaintedAhead();

  function find(name: string): MakeablePicture | undefined {
    const [, id = '', digits] = NAME.exec(name) ?? [];
    const width = Number(digits);
    const outfit = posts()
      .get(id)
      ?.media.find((medium) => 'outfit' in medium)?.outfit;
    if (!outfit || !WIDTHS.some((each) => each === width)) return undefined;
    const { life, placeholder } = outfit;
    const key = fileOf(life, width);
    return {
      key,
      version: pictureVersion(life),
      madeAhead: () => paintedAhead(key),
      make: () => paint(life, width),
      standIn: () => groundAlone(width, life.ratio, placeholder),
    };
  }

  function alike(name: string): MakeablePicture[] {
    const [, id = '', digits] = NAME.exec(name) ?? [];
    return otherWidths(digits).flatMap((width) => find(`post-${id}-${width}.webp`) ?? []);
  }

  /**
   * Returns the picture that is probably requested next: the largest width, which opens from the small one in
   * a grid.
   */
  function next(name: string): MakeablePicture[] {
    const finest = find(name.replace(/\d{3}\.webp$/, `${LARGEST_WIDTH}.webp`));
    return finest ? [finest] : [];
  }

  return { find, next, alike };
}

let postsById: ReadonlyMap<string, DemoPost> | undefined;
function posts() {
  postsById ??= new Map(demoSocial().posts.map((post) => [post.id, post]));
  return postsById;
}
