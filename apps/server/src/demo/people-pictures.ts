import { readFileSync } from 'node:fs';
import type { MakeablePicture, PictureMaker } from '../media/made-pictures.ts';
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

/** What a row of media says of a picture. */
export interface ShownPicture {
  width: number;
  height: number;
  placeholder: string;
  sources: { url: string; width: number }[];
}

const NAME = /^post-([\w-]+)-(\d{3})\.webp$/;

const folder = '/media/demo/';

/** One that lies among the files. */
function drawn(name: string, width: number, ratio: number): ShownPicture {
  const file = `${name}.webp`;
  const version = fingerprintOf(readFileSync(new URL(`./pictures/${file}`, import.meta.url)));
  return {
    width,
    height: Math.round(width * ratio),
    placeholder: '#D8CFC4',
    sources: [{ url: `${folder}${file}?v=${version}`, width }],
  };
}

/** The face of a demo person. */
export const faceOf = ({ username }: DemoPerson): ShownPicture => drawn(`face-${username}`, 320, 1);
/** What stands above the profile of a demo person. */
export const coverPictureOf = ({ username }: DemoPerson): ShownPicture =>
  drawn(`cover-${username}`, 1600, COVER_RATIO);

/** A picture of a post. */
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

function shownAs(ratio: number, placeholder: string, url: (width: number) => string): ShownPicture {
  const width = LARGEST_WIDTH;
  return {
    width,
    height: Math.round(width * ratio),
    placeholder,
    sources: WIDTHS.map((each) => ({ url: url(each), width: each })),
  };
}

/** What the demo people laid out for their posts: the smallest painted by the build, the others when they are asked for. */
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

  /** Whoever looks at a small one in a grid may open it. */
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
